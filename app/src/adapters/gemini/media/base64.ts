import { readMediaType } from './media-type.ts'

const chunk = 0x8000

/** Encodes bytes as base64, which the SDK takes for images, recordings and videos. */
export async function encodeBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const chunks: string[] = []
  // The number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += chunk)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + chunk)))
  return btoa(chunks.join(''))
}

/** Decodes base64. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Returns the media type without its parameters, such as the codecs that recorders name. */
export function getMediaType(blob: Blob): string {
  const { type, subtype } = readMediaType(blob.type)
  return type === '' ? '' : `${type}/${subtype}`
}
