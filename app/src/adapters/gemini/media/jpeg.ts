import { decodeBase64, encodeBase64 } from './base64.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { readMediaType } from './media-type.ts'

/** An image from a model. */
export interface Picture {
  /** Base64. */
  readonly imageBytes: string
  readonly mimeType: string
}

const quality = 0.92

/**
 * Converts an image to JPEG, because Gemini models choose the format themselves. Transparent areas become white.
 *
 * @throws {GeminiError} `protocol` for data that is no image
 */
export async function toJpeg(picture: Picture): Promise<Picture> {
  const type = 'image/jpeg'
  if (readMediaType(picture.mimeType).subtype === 'jpeg') return { ...picture, mimeType: type }
  try {
    const bitmap = await createImageBitmap(
      new Blob([decodeBase64(picture.imageBytes)], { type: picture.mimeType }),
    )
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('This browser draws nothing')
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(bitmap, 0, 0)
    bitmap.close()
    return { imageBytes: await encodeBase64(await canvas.convertToBlob({ type, quality })), mimeType: type }
  } catch (cause) {
    throw new GeminiError('protocol', 'The picture cannot be read', { cause })
  }
}
