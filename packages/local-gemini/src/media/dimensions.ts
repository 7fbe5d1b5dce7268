/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Every ratio that pictures may be asked for. */
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

/** Pixels of a picture's side if it were a square, by the name of its size. */
export const IMAGE_SIZES: Readonly<Record<string, number>> = {
  '512': 512,
  '1K': 1024,
  '2K': 2048,
  '4K': 4096,
}

/** As many pixels as a square of that side has, in another ratio; sides are multiples of 16, as those of encoders are. */
export function imageDimensions(ratio: string, side: number): Size {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const round = (length: number) => Math.max(16, Math.round(length / 16) * 16)
  return { width: round(side * Math.sqrt(across / down)), height: round(side * Math.sqrt(down / across)) }
}

/** The shorter side of a video, by the name of its resolution; what is above 1080p is made at 1080p. */
const VIDEO_SIDES: Readonly<Record<string, number>> = {
  '360p': 360,
  '540p': 540,
  '720p': 720,
  '1080p': 1080,
  '4k': 1080,
}

/** Every resolution that videos may be asked for. */
export const VIDEO_RESOLUTIONS: readonly string[] = Object.keys(VIDEO_SIDES)

/** The size of a video; sides are even, as H.264 wants them. */
export function videoDimensions(ratio: string, resolution: string): Size {
  const short = VIDEO_SIDES[resolution] ?? 720
  const long = Math.round((short * 16) / 9 / 2) * 2
  return ratio === '9:16' ? { width: short, height: long } : { width: long, height: short }
}
