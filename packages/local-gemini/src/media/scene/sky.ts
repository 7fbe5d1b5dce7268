import { hashText } from '../colors.ts'
import type { Size } from '../dimensions.ts'
import type { Light } from './looks.ts'

/** Height of the horizon in a scene of 1000. */
export const HORIZON = 700

/** Mapping of a scene of 1000 by 1000 to an image: it is centered and fills the shorter side. */
export function stageOf({ width, height }: Size) {
  const scale = Math.min(width, height) / 1000
  return { scale, left: (width - 1000 * scale) / 2, top: height - 1000 * scale }
}

/** Draws the sky with the sun, or the moon and stars. */
export function drawSky(light: Light, seed: number, size: Size): string {
  const { width } = size
  const { scale, top } = stageOf(size)
  const horizon = top + HORIZON * scale
  const middle = light.middle === undefined ? '' : `<stop offset=".6" stop-color="${light.middle}"/>`
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${light.sky[0]}"/>${middle}<stop offset="1" stop-color="${light.sky[1]}"/></linearGradient></defs>
<rect width="${width}" height="${horizon + 40 * scale}" fill="url(#sky)"/>${light.stars === true ? drawStars(seed, size, horizon) : ''}${drawDisc(light, seed, size)}`
}

/** Position of the sun or moon. */
export function discOf(light: Light, seed: number, size: Size) {
  const { scale, top } = stageOf(size)
  const side = ((seed >>> 8) % 2 === 0 ? 0.2 : 0.74) + ((seed >>> 4) % 8) / 100
  const up = light.low === true ? 560 : 190
  const radius = (light.moon ?? (light.low === true ? 0.1 : 0.075)) * 1000 * scale
  return {
    x: size.width * side,
    y: light.low === true ? top + up * scale : Math.max(top, 0) * 0.5 + up * scale,
    radius,
  }
}

function drawDisc(light: Light, seed: number, size: Size): string {
  const color = light.sun ?? (light.moon === undefined ? null : '#f6f1da')
  if (color === null) return ''
  const { x, y, radius } = discOf(light, seed, size)
  const halo = `<defs><radialGradient id="halo"><stop offset=".3" stop-color="${color}" stop-opacity=".55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius * 2.6}" fill="url(#halo)"/>`
  const craters =
    light.moon === undefined
      ? ''
      : `<g fill="#d9d2b4" opacity=".6"><circle cx="${x - radius * 0.3}" cy="${y - radius * 0.2}" r="${radius * 0.2}"/><circle cx="${x + radius * 0.3}" cy="${y + radius * 0.3}" r="${radius * 0.26}"/><circle cx="${x + radius * 0.2}" cy="${y - radius * 0.5}" r="${radius * 0.12}"/></g>`
  return `${halo}<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>${craters}`
}

function drawStars(seed: number, { width }: Size, horizon: number): string {
  const stars = Array.from({ length: 70 }, (_, index) => {
    const spot = hashText(`${seed}:${index}`)
    return `<circle cx="${((spot % 1000) * width) / 1000}" cy="${(((spot >>> 10) % 900) * horizon) / 1000}" r="${((1 + (spot % 3)) * width) / 1100}"/>`
  })
  return `<g fill="#fff" opacity=".9">${stars.join('')}</g>`
}
