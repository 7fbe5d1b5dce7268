import { decodeBase64, encodeBase64 } from './base64.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { readMediaType } from './media-type.ts'

/** An image from a model. */
export interface EncodedImage {
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
export async function toJpeg(image: EncodedImage): Promise<EncodedImage> {
  const type = 'image/jpeg'
  if (readMediaType(image.mimeType).subtype === 'jpeg') return { ...image, mimeType: type }
  try {
    const bitmap = await createImageBitmap(
      new Blob([decodeBase64(image.imageBytes)], { type: image.mimeType }),
    )
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('This browser draws nothing')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0)
    bitmap.close()
    return { imageBytes: await encodeBase64(await canvas.convertToBlob({ type, quality })), mimeType: type }
  } catch (cause) {
    throw new GeminiError('protocol', 'The image cannot be read', { cause })
  }
}
