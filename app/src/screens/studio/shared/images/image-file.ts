import type { Port } from '@saha/machines/port'
import { PortError } from '@saha/machines/port'
import { imageDimensionsFromData } from 'image-dimensions'
import { limits } from '../../../../adapters/gemini/models.ts'
import { toDisplayBaseName } from '../files/file-name.ts'
import { resizeImage, fitWithin, type Size } from './resize-image.ts'

const megabyte = 1024 * 1024

/** What is opened at all, and what is sent of it. */
export const imageLimits = {
  /** Bytes of a file. What is over the limit of one request is made smaller before it is sent. */
  file: 3 * limits.picture,
  /** Pixels: four bytes each once it is opened, which a phone bears up to here. */
  pixels: 50_000_000,
  /** Of the longer side as it is sent: models look at no more. */
  maxSide: 3072,
  /** Of the shorter side. */
  minSide: 16,
} as const

/** Bytes within which a picture says how large it is, behind whatever a camera wrote before. */
const headerBytes = megabyte

/**
 * Why a file is not taken: `type` is no picture that can be edited, `pixels` has more of them than can be opened,
 * `tiny` next to none, and `unreadable` is damaged, or of a kind that this browser cannot open.
 */
export type ImageProblem = 'size' | 'type' | 'pixels' | 'tiny' | 'unreadable'

/** A file that is not taken. */
export class RejectedImageError extends PortError {
  readonly problem: ImageProblem
  readonly file: File
  readonly size: Size

  constructor(problem: ImageProblem, file: File, size: Size = { width: 0, height: 0 }) {
    super('validation', `The picture is not taken: ${problem}`)
    this.problem = problem
    this.file = file
    this.size = size
  }
}

/** A picture that was opened: upright, within the limits, and without what a camera wrote into its file. */
export interface LoadedImage extends Size {
  readonly blob: Blob
  /** What it is called, without its ending. */
  readonly name: string
  /** How large it was, when it was made smaller. */
  readonly originalSize: Size | null
}

/**
 * Looks at a file without opening it: what its first bytes say it is, and how large.
 *
 * @throws {RejectedImageError}
 */
export async function measureImage(file: File): Promise<Size & { type: string }> {
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
 * A picture to edit. It is drawn anew: so it stands upright for every model, fits into one request, and says nothing of
 * where it was taken.
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
    // What is not of a camera may be transparent.
    const kind = type === 'jpeg' || type === 'heic' ? 'image/jpeg' : 'image/png'
    let blob = await resizeImage(bitmap, size, kind)
    while (blob.size > limits.picture) {
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
