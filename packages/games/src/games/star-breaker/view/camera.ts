import type { Size } from '../../../core/index.ts'
import { yard } from '../rules/state.ts'

/** Position and scale of the yard on the stage, in CSS pixels. */
export interface Camera {
  x: number
  y: number
  scale: number
  /** Whether the figures stand in a column beside the yard. */
  isBeside: boolean
}

/** Width of the frame around the yard, in yard units. */
export const frame = 12
/** Size of the bar above the stage: its width in a column, and its height in one row and in two. */
const bar = { width: 112, low: 72, high: 122 }
/** Width of the stage in which the bar takes one row. */
const rowWidth = 446
const margin = 4

/** Fits the framed yard between the figures if the stage is wide enough, otherwise below them. */
export function fitCamera({ width, height }: Size): Camera {
  const fit = (top: number) =>
    Math.min((width - margin) / (yard.width + frame * 2), (height - top - margin) / (yard.height + frame + 4))
  const isBeside = width / 2 - (yard.width / 2 + frame) * fit(margin) >= bar.width
  const top = isBeside ? margin : width < rowWidth ? bar.high : bar.low
  const scale = Math.max(0.1, fit(top))
  const left = height - top - (yard.height + frame + 4) * scale
  return {
    scale,
    isBeside,
    x: (width - yard.width * scale) / 2,
    // On tall screens most of the free space goes below the yard, where the thumb steers.
    y: top + frame * scale + left * 0.3,
  }
}
