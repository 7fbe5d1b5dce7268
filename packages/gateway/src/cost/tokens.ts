import { ApiError } from '../api-error.ts'
import { measureRecording } from './duration/measure.ts'
import { readImageSize } from './image-size.ts'

/** Largest context of any model, charged for a file that cannot be measured. */
export const CONTEXT = 1_048_576

/** Tokens a second of audio. */
const AUDIO = 32
/** Tokens a second of video with audio, at one frame a second. */
const VIDEO = 300
/** Tokens of an image for models that count all sizes alike. */
const IMAGE = 1120
/** Tokens of one tile for models that split images into tiles. */
const TILE = 258

/** Tokens of the longest PDF: 1,000 pages. A file can repeat pages, so its bytes do not limit their number. */
export const DOCUMENT = 1000 * 560

const encoder = new TextEncoder()

/** Counts the UTF-8 bytes of a text, an upper bound for its tokens. */
export function textBytes(text: string): number {
  return encoder.encode(text).length
}

/** Decodes base64 in either alphabet. @throws {ApiError} 400 */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = new Uint8Array(text.length)
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
    return bytes
  } catch {
    throw new ApiError(400, 'A file is not base64.')
  }
}

/** Upper bound for the tokens of an image. */
export function imageTokens(file: Uint8Array): number {
  const size = readImageSize(file)
  if (size === null) return CONTEXT
  const [width, height] = size
  const side = Math.min(768, Math.max(256, Math.floor(Math.min(width, height) / 1.5)))
  return Math.max(IMAGE, Math.ceil(width / side) * Math.ceil(height / side) * TILE)
}

/** Upper bound for the tokens of a recording or video, by its length and not by its bytes. */
export function recordingTokens(file: Uint8Array, mimeType: string): number {
  const playing = measureRecording(file)
  if (playing === null) return CONTEXT
  return secondsToTokens(playing.seconds, playing.hasVideo || mimeType.startsWith('video/'))
}

/** Upper bound for the tokens of a number of seconds. */
export function secondsToTokens(seconds: number, hasVideo: boolean): number {
  return Math.min(CONTEXT, Math.ceil(seconds * (hasVideo ? VIDEO : AUDIO)))
}
