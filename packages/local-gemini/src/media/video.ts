import h264 from 'h264-mp4-encoder'
import { drawCaption } from './caption.ts'
import { drawEdit } from './edit.ts'
import { dataUrl, drawScene, readImageSize } from './image.ts'
import { render } from './render.ts'
import { composeScene, type SceneLayer } from './scene/compose-scene.ts'
import { type MovingLayer, drawLayer, toMovingLayer } from './scene/moving-layer.ts'
import { type Size, videoDimensions } from './dimensions.ts'

/** Video to be made. */
export interface VideoRequest {
  readonly prompt: string
  readonly ratio: string
  readonly resolution: string
  readonly seconds: number
  /** Frames a second. */
  readonly frameRate: number
  /** First frame of the video. */
  readonly source?: Uint8Array
}

/** Size of the scene relative to the video; the camera moves over the difference. */
const SCENE_SCALE = 1.12

/**
 * Makes a video in which the camera moves over the prompt's scene, whose things move, or over the source image. H.264 in MP4, without audio.
 *
 * @throws {UnreadableMedia} if the source image cannot be read
 */
export async function makeVideo({
  prompt,
  ratio,
  resolution,
  seconds,
  frameRate,
  source,
}: VideoRequest): Promise<Uint8Array> {
  const size = videoDimensions(ratio, resolution)
  const stage = { width: Math.round(size.width * SCENE_SCALE), height: Math.round(size.height * SCENE_SCALE) }
  const [background, ...moving] = (
    source === undefined
      ? sceneLayers(prompt, stage)
      : [{ motion: 'none' as const, svg: drawEdit(dataUrl(source), readImageSize(source), prompt, stage) }]
  ).map((layer) => toMovingLayer(layer, stage))
  const caption = render(drawCaption(prompt, size), size).pixels
  const encoder = await h264.createH264MP4Encoder()
  try {
    Object.assign(encoder, {
      ...size,
      frameRate,
      quantizationParameter: 28,
      speed: 10,
      groupOfPictures: frameRate * 2,
    })
    encoder.initialize()
    const frames = Math.round(seconds * frameRate)
    const frame = new Uint8Array(size.width * size.height * 4)
    for (let index = 0; index < frames; index += 1) {
      const way = (1 - Math.cos((Math.PI * index) / Math.max(1, frames - 1))) / 2
      const left = Math.round((stage.width - size.width) * way)
      const top = Math.round((stage.height - size.height) * (1 - way))
      const progress = index / Math.max(1, frames - 1)
      const view = { left, top, seconds: index / frameRate, progress }
      if (background !== undefined) copyView(frame, background, size, view)
      for (const layer of moving) drawLayer(frame, size, layer, view)
      blend(frame, caption)
      encoder.addFrameRgba(frame)
    }
    encoder.finalize()
    return encoder.FS.readFile(encoder.outputFilename)
  } finally {
    encoder.delete()
  }
}

/** Returns the layers of a scene; a style flattens them, because it is not of one layer alone. */
function sceneLayers(prompt: string, stage: Size): readonly SceneLayer[] {
  const { layers, look } = composeScene(prompt, stage)
  return look.style === null ? layers : [{ motion: 'none', svg: drawScene(prompt, stage) }]
}

/** Copies the part of the background that the camera sees. */
function copyView(
  frame: Uint8Array,
  { pixels, stage }: MovingLayer,
  { width, height }: Size,
  { left, top }: { readonly left: number; readonly top: number },
): void {
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * stage.width + left) * 4
    frame.set(pixels.subarray(from, from + width * 4), row * width * 4)
  }
}

/** Draws one image over another; colors of the upper one are premultiplied by alpha. */
function blend(below: Uint8Array, above: Uint8Array): void {
  for (let index = 0; index < above.length; index += 4) {
    const opacity = above[index + 3] ?? 0
    if (opacity === 0) continue
    for (let color = 0; color < 3; color += 1)
      below[index + color] =
        (above[index + color] ?? 0) + ((below[index + color] ?? 0) * (255 - opacity)) / 255
  }
}
