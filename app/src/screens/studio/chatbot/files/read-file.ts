import type { ChatFile } from '@saha/machines/chat'
import { createEntryId } from '../../../../adapters/library/entry.ts'
import { toDisplayName } from '../../shared/files/file-name.ts'
import { loadImage, RejectedImageError, type ImageProblem } from '../../shared/images/image-file.ts'

const megabyte = 1024 * 1024

/** Limits of the files in a chat. Every question sends all of them. */
export const fileLimits = {
  /** Files of one message. */
  count: 8,
  /** Bytes of a recording, video or PDF. */
  media: 10 * megabyte,
  /** Bytes of a text. */
  text: 200_000,
  /** Bytes of all files of a chat: what one request can hold, with some room. */
  chat: 18 * megabyte,
} as const

/** `mixed` is of an unsupported type, `gone` cannot be opened, such as a folder, and `broken` is a truncated PDF. */
export type FileProblem =
  | ImageProblem
  | 'empty'
  | 'mixed'
  | 'gone'
  | 'media'
  | 'document'
  | 'broken'
  | 'text'
  | 'count'
  | 'chat'

export class RejectedFileError extends Error {
  readonly problem: FileProblem
  readonly fileName: string

  constructor(problem: FileProblem, file: File) {
    super(`The file was rejected: ${problem}`)
    this.problem = problem
    this.fileName = toDisplayName(file.name)
  }
}

/** A file with its content. */
interface AttachedFile {
  readonly file: ChatFile
  readonly blob: Blob
}

/** First bytes of supported audio, video and image formats, by offset. The name and type of a file are not trusted. */
const signatures: readonly (readonly [offset: number, bytes: string, type: string])[] = [
  [8, 'WAVE', 'audio/wav'],
  [0, 'ID3', 'audio/mpeg'],
  [0, 'ÿû', 'audio/mpeg'],
  [0, 'OggS', 'audio/ogg'],
  [0, 'fLaC', 'audio/flac'],
  [4, 'ftypM4A', 'audio/mp4'],
  [4, 'ftyp', 'video/mp4'],
  [0, '\u001AEß£', 'video/webm'],
]

const detectMedia = (start: string): string | null =>
  signatures.find(([offset, bytes]) => start.startsWith(bytes, offset))?.[2] ?? null

/** Control characters that no text has. */
// oxlint-disable-next-line no-control-regex
const binary = /[\0-\u0008\u000E-\u001A\u001C-\u001F]/

const isText = (bytes: Uint8Array): boolean => {
  try {
    return !binary.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

const toBinaryString = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

async function readBytes(file: File, start: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer())
  } catch {
    throw new RejectedFileError('gone', file)
  }
}

async function readImage(file: File, signal: AbortSignal): Promise<Blob | null> {
  try {
    const { value } = await loadImage(file, signal)
    return value.blob
  } catch (error) {
    if (!(error instanceof RejectedImageError)) throw error
    if (error.problem === 'type') return null
    throw new RejectedFileError(error.problem, file)
  }
}

/** A PDF ends with a mark, which is missing if the file was cut off. */
async function readDocument(file: File): Promise<Blob> {
  if (file.size > fileLimits.media) throw new RejectedFileError('document', file)
  const end = toBinaryString(await readBytes(file, Math.max(0, file.size - 1024), file.size))
  if (!end.includes('%%EOF')) throw new RejectedFileError('broken', file)
  return file.slice(0, file.size, 'application/pdf')
}

async function readContent(file: File, signal: AbortSignal): Promise<Blob> {
  if (file.size === 0) throw new RejectedFileError('empty', file)
  const start = toBinaryString(await readBytes(file, 0, 64))
  if (start.startsWith('%PDF-')) return readDocument(file)
  const mediaType = detectMedia(start)
  if (mediaType) {
    if (file.size > fileLimits.media) throw new RejectedFileError('media', file)
    // Sound in the same container as video, as recorders write it.
    const isSound = file.type.startsWith('audio/')
    return file.slice(0, file.size, isSound ? mediaType.replace('video/', 'audio/') : mediaType)
  }
  const image = await readImage(file, signal)
  if (image) return image
  if (binary.test(start)) throw new RejectedFileError('mixed', file)
  if (file.size > fileLimits.text) throw new RejectedFileError('text', file)
  if (!isText(await readBytes(file, 0, file.size))) throw new RejectedFileError('mixed', file)
  return file.slice(0, file.size, 'text/plain')
}

/**
 * Checks a file by its bytes, and reads it. Images are scaled down and lose their metadata.
 *
 * @throws {RejectedFileError}
 */
export async function readFile(file: File, signal: AbortSignal): Promise<AttachedFile> {
  const blob = await readContent(file, signal)
  const name = toDisplayName(file.name)
  return { file: { id: createEntryId(), name, type: blob.type, size: blob.size }, blob }
}
