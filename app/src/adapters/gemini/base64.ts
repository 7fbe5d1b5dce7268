import { readMediaType } from './media-type.ts'

const piece = 0x8000

/** Bytes as base64: what the SDK takes for pictures, recordings and videos. */
export async function encodeBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += piece)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + piece)))
  return btoa(pieces.join(''))
}

/** Base64 as bytes. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A media type without its parameters, such as the codecs that recorders name. */
export function mediaTypeOf(blob: Blob): string {
  const { type, subtype } = readMediaType(blob.type)
  return type === '' ? '' : `${type}/${subtype}`
}
