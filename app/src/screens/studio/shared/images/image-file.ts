import type { Port } from '@saha/machines/port'
import { PortError } from '@saha/machines/port'
import { imageDimensionsFromData } from 'image-dimensions'
import { limits } from '../../../../adapters/gemini/client/models.ts'
import { toDisplayBaseName } from '../files/file-name.ts'
import { resizeImage, fitWithin, type Size } from './resize-image.ts'

const megabyte = 1024 * 1024

/** Limits of image files and of the images that are sent. */
export const imageLimits = {
  /** In bytes. A file above the limit of one request is scaled down before it is sent. */
  file: 3 * limits.image,
  /** A decoded image takes four bytes a pixel, and phones have no memory for more. */
  pixels: 50_000_000,
  /** Longer side of a sent image, in pixels; models use no more. */
  maxSide: 3072,
  /** Shorter side, in pixels. */
  minSide: 16,
} as const

/** Bytes to read for the dimensions, which may follow the metadata of a camera. */
const headerBytes = megabyte

/**
 * Reasons to reject a file: `type` is not an image that can be edited, `pixels` exceeds the limit, `tiny` is below
 * it, and `unreadable` is damaged or in a format that this browser cannot decode.
 */
export type ImageProblem = 'size' | 'type' | 'pixels' | 'tiny' | 'unreadable'

export class RejectedImageError extends PortError {
  readonly problem: ImageProblem
  readonly file: File
  readonly size: Size

  constructor(problem: ImageProblem, file: File, size: Size = { width: 0, height: 0 }) {
    super('validation', `The image was rejected: ${problem}`)
    this.problem = problem
    this.file = file
    this.size = size
  }
}

/** A decoded image: upright, within the limits and without metadata. */
export interface LoadedImage extends Size {
  readonly blob: Blob
  /** File name without its extension. */
  readonly name: string
  /** Size before it was scaled down; null if it was not. */
  readonly originalSize: Size | null
}

/**
 * Reads type and dimensions from the first bytes without decoding.
 *
 * @throws {RejectedImageError}
 */
async function measureImage(file: File): Promise<Size & { type: string }> {
  if (file.size > imageLimits.file) throw new RejectedImageError('size', file)
  const found = imageDimensionsFromData(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  if (found === undefined) throw new RejectedImageError('type', file)
  const { width, height, type } = found
  if (width * height > imageLimits.pixels) throw new RejectedImageError('pixels', file, found)
  if (Math.min(width, height) < imageLimits.minSide) throw new RejectedImageError('tiny', file, found)
  return { width, height, type }
}

const decode = async (file: File): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new RejectedImageError('unreadable', file)
  }
}

/**
 * Loads an image to edit. It is encoded again to make it upright, fit into one request and lose its metadata, such as
 * the location.
 *
 * @throws {RejectedImageError}
 */
export const loadImage: Port<File, { value: LoadedImage; cutOff: false }> = async (file, signal) => {
  const { type } = await measureImage(file)
  signal.throwIfAborted()
  const bitmap = await decode(file)
  try {
    const whole = { width: bitmap.width, height: bitmap.height }
    let size = fitWithin(whole, imageLimits.maxSide)
    // Images that are not from a camera may be transparent.
    const kind = type === 'jpeg' || type === 'heic' ? 'image/jpeg' : 'image/png'
    let blob = await resizeImage(bitmap, size, kind)
    while (blob.size > limits.image) {
      signal.throwIfAborted()
      size = fitWithin(size, Math.floor(Math.max(size.width, size.height) * 0.8))
      blob = await resizeImage(bitmap, size, kind)
    }
    const originalSize = size.width === whole.width && size.height === whole.height ? null : whole
    const name = toDisplayBaseName(file.name)
    return { value: { ...size, blob, name, originalSize }, cutOff: false }
  } finally {
    bitmap.close()
  }
}
