import type { Size } from '../dimensions.ts'
import { render } from '../render.ts'
import type { SceneLayer } from './compose-scene.ts'

/** Rendered layer of a scene. */
export interface MovingLayer {
  readonly pixels: Uint8Array
  readonly stage: Size
  readonly motion: SceneLayer['motion']
  /** First row with something in it, and the one after the last. */
  readonly rows: readonly [from: number, to: number]
}

/** Position of the camera, and the time of a frame. */
export interface View {
  readonly left: number
  readonly top: number
  readonly seconds: number
  /** Part of the video that is over, from 0 to 1. */
  readonly progress: number
}

/** Renders a layer. */
export function toMovingLayer({ svg, motion }: SceneLayer, stage: Size): MovingLayer {
  const { pixels } = render(svg, stage)
  const isEmpty = (row: number) =>
    pixels.subarray(row * stage.width * 4, (row + 1) * stage.width * 4).every((value) => value === 0)
  let [from, to] = [0, stage.height]
  while (from < to && isEmpty(from)) from += 1
  while (to > from && isEmpty(to - 1)) to -= 1
  return { pixels, stage, motion, rows: [from, to] }
}

/** Returns how far a layer has moved, in pixels. */
function offsetOf({ motion, stage }: MovingLayer, { seconds, progress }: View): { x: number; y: number } {
  const side = Math.min(stage.width, stage.height)
  const move = (x: number, y: number) => ({ x: Math.round(x * side), y: Math.round(y * side) })
  switch (motion) {
    case 'bob':
      return move(Math.sin(seconds * 1.3) * 0.006, Math.sin(seconds * 2.6) * 0.009)
    case 'drift':
      return move((progress - 0.5) * 0.24, Math.sin(seconds * 1.6) * 0.012)
    case 'rise':
      return move(Math.sin(seconds * 1.1) * 0.008, 0.1 - progress * 0.3)
    case 'fall':
      return move(0, seconds * 0.32)
    default:
      return { x: 0, y: 0 }
  }
}

/** Draws a layer into a frame; weather that falls begins again at the top. */
export function drawLayer(frame: Uint8Array, size: Size, layer: MovingLayer, view: View): void {
  const { pixels, stage, rows, motion } = layer
  const { x, y } = offsetOf(layer, view)
  const [first, last] = motion === 'fall' ? [0, stage.height] : rows
  for (let row = first; row < last; row += 1) {
    const moved = motion === 'fall' ? (row + y) % stage.height : row + y
    const target = moved - view.top
    if (target < 0 || target >= size.height) continue
    const start = Math.max(0, view.left - x)
    const end = Math.min(stage.width, view.left - x + size.width)
    let from = (row * stage.width + start) * 4
    let to = (target * size.width + start + x - view.left) * 4
    for (let column = start; column < end; column += 1, from += 4, to += 4) {
      const opacity = pixels[from + 3] ?? 0
      if (opacity === 0) continue
      const below = (255 - opacity) / 255
      frame[to] = (pixels[from] ?? 0) + (frame[to] ?? 0) * below
      frame[to + 1] = (pixels[from + 1] ?? 0) + (frame[to + 1] ?? 0) * below
      frame[to + 2] = (pixels[from + 2] ?? 0) + (frame[to + 2] ?? 0) * below
    }
  }
}
