import type { Scheme } from './scheme.ts'
import { star, starField } from './stars.ts'
import { circle, rect } from './svg.ts'

/** Every poster's size, in the units of its drawing. */
export const width = 400
export const height = 256

/** Where the light comes from, and how far its rings reach from the middle. */
export interface Light {
  x: number
  y: number
  reach: number
}

/** The sky: stars on a square grid that the light is the middle of. */
export const sky = (s: Scheme, { x, y }: Light): string =>
  rect(0, 0, width, height, s.sky) +
  starField(width, height, { x, y, step: 50, radius: 12, fill: s.mark, between: 5 })

/** Light in rings of stepped stars around its source. */
export const glow = (s: Scheme, { x, y, reach }: Light): string =>
  star(x, y, reach, s.glow[0]) + star(x, y, reach * 0.76, s.glow[1]) + star(x, y, reach * 0.53, s.glow[2])

/** A round source of light: the sun, a full moon. */
export const disc = (s: Scheme, { x, y, reach }: Light): string => circle(x, y, reach * 0.36, s.lamp)
