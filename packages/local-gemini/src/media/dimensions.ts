/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Supported aspect ratios of images. */
export const IMAGE_RATIOS = [
  '1:1',
  '2:3',
  '3:2',
  '3:4',
  '4:3',
  '4:5',
  '5:4',
  '9:16',
  '16:9',
  '21:9',
  '1:8',
  '8:1',
  '1:4',
  '4:1',
]

/** Side of a square image in pixels, by the name of its size. */
export const IMAGE_SIZES: Readonly<Record<string, number>> = {
  '512': 512,
  '1K': 1024,
  '2K': 2048,
  '4K': 4096,
}

/** Returns the size of an image with the area of a square of that side; sides are multiples of 16, for encoders. */
export function imageDimensions(ratio: string, side: number): Size {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const round = (length: number) => Math.max(16, Math.round(length / 16) * 16)
  return { width: round(side * Math.sqrt(across / down)), height: round(side * Math.sqrt(down / across)) }
}

/** Shorter side of a video in pixels, by the name of its resolution; the maximum is 1080p. */
const VIDEO_SIDES: Readonly<Record<string, number>> = {
  '360p': 360,
  '540p': 540,
  '720p': 720,
  '1080p': 1080,
  '4k': 1080,
}

/** Supported resolutions of videos. */
export const VIDEO_RESOLUTIONS: readonly string[] = Object.keys(VIDEO_SIDES)

/** Returns the size of a video; sides are even, as H.264 requires. */
export function videoDimensions(ratio: string, resolution: string): Size {
  const short = VIDEO_SIDES[resolution] ?? 720
  const long = Math.round((short * 16) / 9 / 2) * 2
  return ratio === '9:16' ? { width: short, height: long } : { width: long, height: short }
}
