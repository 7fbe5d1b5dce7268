import type { Size } from '../../core/index.ts'
import { yard } from './world.ts'

/** Where the yard is on the stage, in CSS pixels. */
export interface Camera {
  x: number
  y: number
  scale: number
}

/** The frame around the yard, in its units. */
export const frame = 12
/** The bar over the stage is this wide, and this high in one row and in two. */
const bar = { width: 336, low: 72, high: 122 }
const margin = 6

/** Fits the yard with its frame, beside the bar where there is room and below it where there is none. */
export function cameraFor({ width, height }: Size): Camera {
  const fit = (top: number) =>
    Math.min((width - margin) / (yard.width + frame * 2), (height - top - margin) / (yard.height + frame + 4))
  const whole = fit(margin)
  const beside = width / 2 - (yard.width / 2 + frame) * whole >= bar.width
  const top = beside ? margin : width < bar.width + 110 ? bar.high : bar.low
  const scale = Math.max(0.1, fit(top))
  const left = height - top - (yard.height + frame + 4) * scale
  return {
    scale,
    x: (width - yard.width * scale) / 2,
    // On a tall screen most of what is left over goes below, where a thumb steers.
    y: top + frame * scale + left * 0.3,
  }
}
