import type { Scheme } from './scheme.ts'
import { star, starField } from './stars.ts'
import { circle, rect } from './svg.ts'

/** Size of every poster, in user units. */
export const width = 400
export const height = 256

/** Center of the light source and the radius of its rings. */
export interface Light {
  x: number
  y: number
  reach: number
}

/** Draws the sky with stars on a square grid, centered on the light. */
export const sky = (s: Scheme, { x, y }: Light): string =>
  rect(0, 0, width, height, s.sky) +
  starField(width, height, { x, y, step: 50, radius: 12, fill: s.mark, between: 5 })

/** Draws rings of stepped stars around the light source. */
export const glow = (s: Scheme, { x, y, reach }: Light): string =>
  star(x, y, reach, s.glow[0]) + star(x, y, reach * 0.76, s.glow[1]) + star(x, y, reach * 0.53, s.glow[2])

/** Draws a round light source, such as the sun or a full moon. */
export const disc = (s: Scheme, { x, y, reach }: Light): string => circle(x, y, reach * 0.36, s.lamp)
