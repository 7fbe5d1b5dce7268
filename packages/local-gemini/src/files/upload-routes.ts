import { resolveFault } from '../http/early-faults.ts'
import { ApiError, invalidArgument, notFound } from '../http/api-error.ts'
import { readBytes, readJson } from '../http/body.ts'
import { type Call, type Route, sendJson } from '../http/call.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'
import { describeFile, MAX_STORED_BYTES } from '../stores/file-store.ts'
import { parseMultipart } from './multipart.ts'
import { type Upload, Uploads } from './uploads.ts'

const tooLarge = () => new ApiError(413, 'INVALID_ARGUMENT', 'The file is larger than 512 MB.')

const header = ({ request }: Call, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Routes of uploads: resumable ones, and those in one request. */
export function uploadRoutes(context: Context): readonly Route[] {
  const uploads = new Uploads()
  return [
    {
      method: 'POST',
      path: /^\/upload\/files$/,
      handle: async (call) => {
        const id = call.query.get('upload_id')
        const commands = header(call, 'x-goog-upload-command')
          .split(',')
          .map((command) => command.trim())
        if (id === null) {
          if (header(call, 'x-goog-upload-protocol') === 'multipart') return uploadAtOnce(call, context)
          if (!commands.includes('start'))
            throw invalidArgument(
              'Upload protocol is not supported: use x-goog-upload-protocol: resumable or multipart.',
            )
          return start(call, uploads, context)
        }
        const upload = uploads.find(id)
        if (upload === null || (call.key !== '' && upload.key !== call.key)) throw notFound()
        return continueUpload(call, id, upload, commands, uploads, context)
      },
    },
  ]
}

/** Receives metadata and file in one request (`x-goog-upload-protocol: multipart`). */
async function uploadAtOnce(call: Call, context: Context): Promise<object> {
  const [metadata, content] = parseMultipart(header(call, 'content-type'), await readBytes(call))
  const { file = {} } = readMessage('CreateFileRequest', parseMetadata(metadata?.bytes))
  if (content === undefined) throw invalidArgument('The multipart body has no file.')
  const displayName = file.displayName ?? ''
  const fault = await resolveFault(call, displayName, context, 'files')
  const mimeType = file.mimeType ?? content.contentType
  const fails = fault?.name === 'file-failed'
  const { key, origin, version } = call
  const stored = context.files.add({
    key,
    mimeType,
    displayName,
    fails,
    bytes: content.bytes,
    source: 'UPLOADED',
  })
  return { file: describeFile(stored, origin, version) }
}

function parseMetadata(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '') as unknown
  } catch {
    throw invalidArgument('The first part of the multipart body is not JSON.')
  }
}

async function start(call: Call, uploads: Uploads, context: Context): Promise<object> {
  const { file = {} } = readMessage('CreateFileRequest', await readJson(call))
  const length = Number(header(call, 'x-goog-upload-header-content-length') || 0)
  if (length > MAX_STORED_BYTES) throw tooLarge()
  const fault = await resolveFault(call, file.displayName ?? '', context, 'files')
  const id = uploads.start({
    key: call.key,
    mimeType:
      header(call, 'x-goog-upload-header-content-type') || file.mimeType || 'application/octet-stream',
    displayName: file.displayName ?? '',
    fails: fault?.name === 'file-failed',
    losesNextPart: fault?.name === 'upload-lost',
    startedAt: context.now(),
  })
  const { response, origin, version } = call
  response.setHeader(
    'x-goog-upload-url',
    `${origin}/upload/${version}/files?upload_id=${id}&upload_protocol=resumable`,
  )
  response.setHeader('x-goog-upload-status', 'active')
  response.setHeader('x-goog-upload-chunk-granularity', String(256 * 1024))
  return {}
}

async function continueUpload(
  call: Call,
  id: string,
  upload: Upload,
  commands: readonly string[],
  uploads: Uploads,
  context: Context,
): Promise<object> {
  const { response, origin, version } = call
  if (commands.includes('query')) {
    response.setHeader('x-goog-upload-status', 'active')
    response.setHeader('x-goog-upload-size-received', String(upload.received))
    return {}
  }
  if (commands.includes('cancel')) {
    uploads.end(id)
    response.setHeader('x-goog-upload-status', 'cancelled')
    return {}
  }
  const bytes = await readBytes(call)
  if (upload.losesNextPart) {
    // Discards the part; sending it again resumes the upload.
    upload.losesNextPart = false
    sendJson(response, 200, {})
    return {}
  }
  const offset = Number(header(call, 'x-goog-upload-offset') || 0)
  if (offset !== upload.received)
    throw invalidArgument(`Invalid upload offset: expected ${upload.received}, got ${offset}.`)
  if (upload.received + bytes.length > MAX_STORED_BYTES) {
    uploads.end(id)
    throw tooLarge()
  }
  uploads.add(upload, bytes)
  if (!commands.includes('finalize')) {
    response.setHeader('x-goog-upload-status', 'active')
    return {}
  }
  uploads.end(id)
  response.setHeader('x-goog-upload-status', 'final')
  const { key, mimeType, displayName, fails } = upload
  const file = context.files.add({
    key,
    mimeType,
    displayName,
    fails,
    bytes: Buffer.concat(upload.parts),
    source: 'UPLOADED',
  })
  return { file: describeFile(file, origin, version) }
}
