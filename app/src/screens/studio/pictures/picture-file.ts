import type { Port } from '@saha/machines/port'
import { PortError } from '@saha/machines/port'
import { imageDimensionsFromData } from 'image-dimensions'
import { limits } from '../../../adapters/gemini/models.ts'
import { shownBaseName } from '../file-name.ts'
import { drawAt, fitWithin, type Size } from './draw.ts'

const megabyte = 1024 * 1024

/** What is opened at all, and what is sent of it. */
export const pictureLimits = {
  /** Bytes of a file. What is over the limit of one request is made smaller before it is sent. */
  file: 3 * limits.picture,
  /** Pixels: four bytes each once it is opened, which a phone bears up to here. */
  pixels: 50_000_000,
  /** Of the longer side as it is sent: models look at no more. */
  side: 3072,
  /** Of the shorter side. */
  least: 16,
} as const

/** Bytes within which a picture says how large it is, behind whatever a camera wrote before. */
const opening = megabyte

/**
 * Why a file is not taken: `type` is no picture that can be edited, `pixels` has more of them than can be opened,
 * `tiny` next to none, and `unreadable` is damaged, or of a kind that this browser cannot open.
 */
export type PictureProblem = 'size' | 'type' | 'pixels' | 'tiny' | 'unreadable'

/** A file that is not taken. */
export class RefusedPicture extends PortError {
  readonly problem: PictureProblem
  readonly file: File
  readonly size: Size

  constructor(problem: PictureProblem, file: File, size: Size = { width: 0, height: 0 }) {
    super('validation', `The picture is not taken: ${problem}`)
    this.problem = problem
    this.file = file
    this.size = size
  }
}

/** A picture that was opened: upright, within the limits, and without what a camera wrote into its file. */
export interface OpenedPicture extends Size {
  readonly blob: Blob
  /** What it is called, without its ending. */
  readonly name: string
  /** How large it was, when it was made smaller. */
  readonly before: Size | null
}

/**
 * Looks at a file without opening it: what its first bytes say it is, and how large.
 *
 * @throws {RefusedPicture}
 */
export async function measurePicture(file: File): Promise<Size & { type: string }> {
  if (file.size > pictureLimits.file) throw new RefusedPicture('size', file)
  const found = imageDimensionsFromData(new Uint8Array(await file.slice(0, opening).arrayBuffer()))
  if (found === undefined) throw new RefusedPicture('type', file)
  const { width, height, type } = found
  if (width * height > pictureLimits.pixels) throw new RefusedPicture('pixels', file, found)
  if (Math.min(width, height) < pictureLimits.least) throw new RefusedPicture('tiny', file, found)
  return { width, height, type }
}

const decode = async (file: File): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new RefusedPicture('unreadable', file)
  }
}

/**
 * A picture to edit. It is drawn anew: so it stands upright for every model, fits into one request, and says nothing of
 * where it was taken.
 *
 * @throws {RefusedPicture}
 */
export const openPicture: Port<File, { value: OpenedPicture; cutOff: false }> = async (file, signal) => {
  const { type } = await measurePicture(file)
  signal.throwIfAborted()
  const bitmap = await decode(file)
  try {
    const whole = { width: bitmap.width, height: bitmap.height }
    let size = fitWithin(whole, pictureLimits.side)
    // What is not of a camera may be transparent.
    const kind = type === 'jpeg' || type === 'heic' ? 'image/jpeg' : 'image/png'
    let blob = await drawAt(bitmap, size, kind)
    while (blob.size > limits.picture) {
      signal.throwIfAborted()
      size = fitWithin(size, Math.floor(Math.max(size.width, size.height) * 0.8))
      blob = await drawAt(bitmap, size, kind)
    }
    const before = size.width === whole.width && size.height === whole.height ? null : whole
    const name = shownBaseName(file.name)
    return { value: { ...size, blob, name, before }, cutOff: false }
  } finally {
    bitmap.close()
  }
}
