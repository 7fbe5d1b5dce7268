import { courtyard, css } from '../../../core/index.ts'
import type { Size } from '../../../core/index.ts'
import { getPlaceNoise } from './place-noise.ts'
import type { Lighting } from './lighting.ts'
import { drawHills } from './ridges.ts'
import { paintStar } from './star-motif.ts'

const starColor = css(courtyard.paper, 0.8)

/** Width of one hill, in pixels. */
const ridge = 460
const speeds = [14, 34, 70]

/** Creates the sky: flat bands, a tiled sun or moon, stars, and three ridges that turn with the road. */
export function createSky() {
  const stars = Array.from({ length: 64 }, (_, index) => ({
    x: getPlaceNoise(index, 1),
    y: getPlaceNoise(index, 2) ** 1.3,
    size: 2.5 + 7 * getPlaceNoise(index, 3) ** 4,
    pace: 1 + 2 * getPlaceNoise(index, 4),
  }))

  const drawBands = (
    context: CanvasRenderingContext2D,
    width: number,
    horizon: number,
    { sky }: Lighting,
  ) => {
    const edges = [0, 0.34, 0.6, 0.79, 0.92]
    sky.forEach((color, index) => {
      context.fillStyle = color
      const top = horizon * (edges[index] ?? 1)
      context.fillRect(0, index === 0 ? -20 : top, width, horizon * 1.6 - top + 20)
    })
  }

  const drawStars = (
    context: CanvasRenderingContext2D,
    width: number,
    horizon: number,
    { dark }: Lighting,
    turned: number,
    time: number,
  ) => {
    if (dark < 0.1) return
    context.globalAlpha = dark
    for (const each of stars) {
      const span = width + 40
      const x = ((((each.x * span - turned * 6 * each.pace) % span) + span) % span) - 20
      const twinkle = time === 0 ? 1 : 0.72 + 0.28 * Math.sin(time * each.pace + each.x * 40)
      context.save()
      context.translate(x, each.y * horizon * 0.82)
      context.scale(each.size * twinkle, each.size * twinkle)
      paintStar(context, 0, 0, 1, starColor)
      context.restore()
    }
    context.globalAlpha = 1
  }

  const drawDisc = (
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    size: number,
    lighting: Lighting,
  ) => {
    for (const [color, grown] of [
      [lighting.glow, 1.45],
      [lighting.glow, 1.2],
      [lighting.disc, 1],
    ] as const) {
      context.fillStyle = color
      context.beginPath()
      context.arc(x, y, size * grown, 0, Math.PI * 2)
      context.fill()
    }
    context.save()
    context.translate(x - size * 0.12 * lighting.dark, y + size * 0.06 * lighting.dark)
    context.scale(size * 1.15, size * 1.15)
    paintStar(context, 0, 0, 1, lighting.crater)
    context.restore()
  }

  const drawRidges = (
    context: CanvasRenderingContext2D,
    width: number,
    horizon: number,
    lighting: Lighting,
    turned: number,
    scale: number,
  ) => {
    const drawHill = drawHills[lighting.stage]
    lighting.ridges.forEach((colors, layer) => {
      const wide = ridge * scale * (1 - layer * 0.16)
      const shift = turned * (speeds[layer] ?? 14) * scale + layer * 170
      for (let index = Math.floor(shift / wide) - 1; index * wide - shift < width + wide; index++) {
        const tall = (34 + 52 * getPlaceNoise(index, layer + 20)) * scale * (1.25 - layer * 0.24)
        drawHill(context, { x: index * wide - shift, base: horizon + 3, wide, tall, index, layer }, colors)
      }
    })
  }

  return {
    /** `turned` is the rotation of the road since the start. */
    draw(
      context: CanvasRenderingContext2D,
      { width }: Size,
      horizon: number,
      lighting: Lighting,
      turned: number,
      time: number,
    ): void {
      drawBands(context, width, horizon, lighting)
      const scale = Math.min(1.15, Math.max(0.62, width / 1100))
      drawStars(context, width, horizon, lighting, turned, time)
      const size = Math.min(72, Math.max(36, horizon * 0.2)) * lighting.discSize
      const drift = Math.max(-0.12, Math.min(0.12, turned * 0.002))
      const narrow = width < 620
      // The setting sun touches the horizon.
      const height = lighting.stage === 'salt' ? 0.86 : narrow ? 0.62 : 0.5
      drawDisc(context, width * ((narrow ? 0.44 : 0.27) - drift), horizon * height, size, lighting)
      drawRidges(context, width, horizon, lighting, turned, scale)
    },
  }
}
