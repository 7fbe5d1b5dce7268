import { hashText } from '../colors.ts'
import type { Size } from '../dimensions.ts'
import type { Weather } from './looks.ts'

/** Draws weather over a scene. It repeats after its height, so that a video can move it down. */
export function drawWeather(weather: Weather, { width, height }: Size): string {
  const unit = Math.min(width, height) / 1000
  if (weather === 'fog') return drawFog({ width, height })
  const count = Math.round(
    (weather === 'snow' ? 150 : 190) * Math.sqrt(Math.max(width, height) / Math.min(width, height)),
  )
  const spots = Array.from({ length: count }, (_, index) => {
    const random = hashText(`${weather}${index}`)
    return {
      x: ((random % 1009) / 1009) * width,
      y: (((random >>> 9) % 997) / 997) * height,
      size: (random >>> 20) % 4,
    }
  })
  if (weather === 'snow')
    return `<g fill="#fff">${spots.map(({ x, y, size }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${((2.5 + size * 2) * unit).toFixed(1)}" opacity="${0.6 + size * 0.1}"/>`).join('')}</g>`
  const drops = spots.map(({ x, y, size }) => {
    const length = (34 + size * 16) * unit
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.22).toFixed(1)} ${length.toFixed(1)}`
  })
  return `<path d="${drops.join('')}" stroke="#e4eef7" stroke-width="${(3 * unit).toFixed(1)}" stroke-linecap="round" opacity=".55" fill="none"/>`
}

function drawFog({ width, height }: Size): string {
  const bands = [0.42, 0.55, 0.68, 0.8, 0.92].map((place, index) => {
    const across = width * (0.5 + (index % 2 === 0 ? -0.18 : 0.16))
    return `<ellipse cx="${across}" cy="${height * place}" rx="${width * 0.75}" ry="${height * 0.075}" fill="url(#fog)"/>`
  })
  return `<defs><radialGradient id="fog"><stop stop-color="#f4f6f6" stop-opacity=".85"/><stop offset="1" stop-color="#f4f6f6" stop-opacity="0"/></radialGradient></defs>${bands.join('')}`
}
