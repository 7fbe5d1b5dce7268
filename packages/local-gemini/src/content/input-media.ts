import { failedPrecondition, invalidArgument, permissionDenied } from '../http/api-error.ts'
import type { Context } from '../context.ts'
import type { Content, Part } from '../schema/generate-request.ts'

/** File in a turn. */
export interface InputMedia {
  readonly kind: string
  readonly mimeType: string
  readonly bytes: Uint8Array
}

/**
 * Returns the files of a turn, inline or uploaded before.
 *
 * @throws {ApiError} for files that are missing, of another key, or not ready
 */
export function readInputMedia(content: Content | undefined, key: string, context: Context): InputMedia[] {
  return (content?.parts ?? []).flatMap((part) => {
    const media = readInline(part) ?? readUploaded(part, key, context)
    return media === null ? [] : [media]
  })
}

function readInline({ inlineData }: Part): InputMedia | null {
  if (inlineData === undefined) return null
  const { mimeType = '', data = '' } = inlineData
  if (mimeType === '')
    throw invalidArgument('Unable to determine mime type of inline data: mime_type is required.')
  return { kind: mediaKind(mimeType), mimeType, bytes: Buffer.from(data, 'base64') }
}

function readUploaded({ fileData }: Part, key: string, context: Context): InputMedia | null {
  if (fileData === undefined) return null
  const [, id = ''] = /\bfiles\/([a-z0-9-]+)$/.exec(fileData.fileUri ?? '') ?? []
  const file = context.files.find(id, key)
  if (file === null)
    throw permissionDenied(`You do not have permission to access the File ${id} or it may not exist.`)
  if (file.state !== 'ACTIVE')
    throw failedPrecondition(`The File ${id} is not in an ACTIVE state and usage is not allowed.`)
  const mimeType = fileData.mimeType ?? file.mimeType
  return { kind: mediaKind(mimeType), mimeType, bytes: file.bytes }
}

const mediaKind = (mimeType: string) => mimeType.split('/')[0] ?? ''
