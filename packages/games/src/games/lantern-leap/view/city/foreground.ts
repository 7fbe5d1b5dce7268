import { fillPath } from '../../../../core/index.ts'
import type { Size } from '../../../../core/index.ts'
import { getUprightness } from '../camera.ts'
import type { Camera } from '../camera.ts'
import type { Lighting } from './lighting.ts'
import { findPlace } from './quarter-looks.ts'
import { getSkylines } from './skyline.ts'

/** Speed of the foreground relative to the path, and size of its roofs relative to the skyline. */
const follow = 1.35
const zoom = 1.15
/** Share of a quarter in which its foreground rises, and sinks at its end. */
const rising = 0.03

/** Draws dark roofs at the foot of upright stages, nearer than the path: they are deep below it, where nothing happens. */
export function drawForeground(
  context: CanvasRenderingContext2D,
  { height }: Size,
  camera: Camera,
  lighting: Lighting,
  progress: number,
): void {
  if (getUprightness(camera) < 1) return
  const { quarter, name, behind, ahead } = findPlace(progress)
  const skyline = getSkylines(name).at(-1)
  if (!skyline) return
  const risen = Math.min(1, quarter === 0 ? 1 : behind / rising, ahead / rising)
  const scale = camera.scale * zoom
  const [from, across] = [(camera.x * follow) / zoom, camera.width / zoom]
  context.save()
  context.translate(0, height + (1 - risen) * 220 * scale)
  context.scale(scale, scale)
  for (
    let strip = Math.floor(from / skyline.width) * skyline.width;
    strip < from + across;
    strip += skyline.width
  )
    for (const { x, width, houses, windows } of skyline.blocks) {
      const left = strip + x - from
      if (left - 60 > across || left + width + 60 < 0) continue
      context.save()
      context.translate(strip - from, 0)
      fillPath(context, houses, lighting.front)
      fillPath(context, windows, lighting.windows)
      context.restore()
    }
  context.restore()
}
