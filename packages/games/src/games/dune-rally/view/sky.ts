import { courtyard, css } from '../../../core/index.ts'
import type { Size } from '../../../core/index.ts'
import { getPlaceNoise } from './place-noise.ts'
import type { Lighting } from './lighting.ts'
import { paintStar } from './star-motif.ts'

const starColor = css(courtyard.paper, 0.8)

/** Width of one ridge of dunes, in pixels. */
const ridge = 460
const speeds = [14, 34, 70]

/** Creates the sky: flat bands, a tiled moon, stars, and three ridges that turn with the road. */
export function createSky() {
  const stars = Array.from({ length: 64 }, (_, index) => ({
    x: getPlaceNoise(index, 1),
    y: getPlaceNoise(index, 2) ** 1.3,
    size: 2.5 + 7 * getPlaceNoise(index, 3) ** 4,
    pace: 1 + 2 * getPlaceNoise(index, 4),
  }))

  const bands = (context: CanvasRenderingContext2D, width: number, horizon: number, { sky }: Lighting) => {
    const edges = [0, 0.34, 0.6, 0.79, 0.92]
    sky.forEach((color, index) => {
      context.fillStyle = color
      const top = horizon * (edges[index] ?? 1)
      context.fillRect(0, index === 0 ? -20 : top, width, horizon * 1.6 - top + 20)
    })
  }

  const moon = (
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    size: number,
    lighting: Lighting,
  ) => {
    context.fillStyle = lighting.moon
    context.beginPath()
    context.arc(x, y, size, 0, Math.PI * 2)
    context.fill()
    context.save()
    context.translate(x - size * 0.12, y + size * 0.06)
    context.scale(size * 1.15, size * 1.15)
    paintStar(context, 0, 0, 1, lighting.crater)
    context.restore()
  }

  const dunes = (
    context: CanvasRenderingContext2D,
    width: number,
    horizon: number,
    lighting: Lighting,
    turned: number,
    scale: number,
  ) => {
    lighting.dunes.forEach(({ lit, dark }, layer) => {
      const wide = ridge * scale * (1 - layer * 0.16)
      const shift = turned * (speeds[layer] ?? 14) * scale + layer * 170
      const base = horizon + 3
      for (let i = Math.floor(shift / wide) - 1; i * wide - shift < width + wide; i++) {
        const x = i * wide - shift
        const tall = (34 + 52 * getPlaceNoise(i, layer + 20)) * scale * (1.25 - layer * 0.24)
        const peak = x + wide * (0.4 + 0.25 * getPlaceNoise(i, layer + 30))
        const reach = wide * 0.86
        // The moon is on the left, so one side of each dune is lit; its edge is S-shaped.
        context.fillStyle = dark
        context.beginPath()
        context.moveTo(x - reach * 0.3, base)
        context.quadraticCurveTo(peak - wide * 0.22, base - tall * 0.86, peak, base - tall)
        context.quadraticCurveTo(peak + wide * 0.3, base - tall * 0.5, x + wide + reach * 0.4, base)
        context.fill()
        context.fillStyle = lit
        context.beginPath()
        context.moveTo(x - reach * 0.3, base)
        context.quadraticCurveTo(peak - wide * 0.22, base - tall * 0.86, peak, base - tall)
        context.bezierCurveTo(
          peak + wide * 0.1,
          base - tall * 0.62,
          peak - wide * 0.12,
          base - tall * 0.36,
          peak + wide * 0.08,
          base,
        )
        context.fill()
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
      bands(context, width, horizon, lighting)
      const scale = Math.min(1.15, Math.max(0.62, width / 1100))
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
      const size = Math.min(72, Math.max(36, horizon * 0.2))
      const drift = Math.max(-0.12, Math.min(0.12, turned * 0.002))
      const narrow = width < 620
      moon(context, width * ((narrow ? 0.44 : 0.27) - drift), horizon * (narrow ? 0.62 : 0.5), size, lighting)
      dunes(context, width, horizon, lighting, turned, scale)
    },
  }
}
