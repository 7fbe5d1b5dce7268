import { ApiError } from '../api-error.ts'
import { measureRecording } from './duration/measure.ts'
import { readImageSize } from './image-size.ts'

/** The longest context of any model: what a file costs that cannot be measured. */
export const CONTEXT = 1_048_576

/** Tokens of a second of sound. */
const SOUND = 32
/** Tokens of a second of video at one picture a second, with its sound. */
const VIDEO = 300
/** Tokens of a picture for models that count all sizes alike. */
const PICTURE = 1120
/** Tokens of one tile for models that cut pictures into tiles. */
const TILE = 258

const encoder = new TextEncoder()

/** UTF-8 bytes of a text, which are never fewer than its tokens. */
export function textBytes(text: string): number {
  return encoder.encode(text).length
}

/** Decodes base64, of which both alphabets pass. @throws {Refusal} 400 */
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

/** The most tokens that a picture has. */
export function imageTokens(file: Uint8Array): number {
  const size = readImageSize(file)
  if (size === null) return CONTEXT
  const [width, height] = size
  const side = Math.min(768, Math.max(256, Math.floor(Math.min(width, height) / 1.5)))
  return Math.max(PICTURE, Math.ceil(width / side) * Math.ceil(height / side) * TILE)
}

/** The most tokens that a recording or a video has: by how long it plays, not by how many bytes it has. */
export function recordingTokens(file: Uint8Array, mimeType: string): number {
  const playing = measureRecording(file)
  if (playing === null) return CONTEXT
  return secondsToTokens(playing.seconds, playing.hasVideo || mimeType.startsWith('video/'))
}

/** The most tokens of so many seconds. */
export function secondsToTokens(seconds: number, hasVideo: boolean): number {
  return Math.min(CONTEXT, Math.ceil(seconds * (hasVideo ? VIDEO : SOUND)))
}
