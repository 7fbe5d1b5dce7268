import type { Size } from '../../../core/index.ts'
import { layAlbum } from './album/album-layout.ts'
import type { AlbumLayout } from './album/album-layout.ts'
import { yard } from '../rules/state.ts'

/** Position and scale of the yard on the stage, in CSS pixels. */
export interface Camera {
  x: number
  y: number
  scale: number
  /** Whether the figures stand in a column beside the yard. */
  isBeside: boolean
  /** Below the yard, on stages that are tall enough. */
  album: AlbumLayout | null
}

/** Width of the frame around the yard, in yard units. */
export const frame = 12
/** Size of the bar above the stage: its width in a column, and its height in one row and in two. */
const bar = { width: 112, low: 72, high: 122 }
/** Width of the stage in which the bar takes one row. */
const rowWidth = 446
const margin = 4
/** Space between the yard and the album, and below the album. */
const gap = 10

/** Fits the framed yard between the figures if the stage is wide enough, otherwise below them. */
export function fitCamera({ width, height }: Size): Camera {
  const fit = (top: number) =>
    Math.min((width - margin) / (yard.width + frame * 2), (height - top - margin) / (yard.height + frame + 4))
  const isBeside = width / 2 - (yard.width / 2 + frame) * fit(margin) >= bar.width
  const top = isBeside ? margin : width < rowWidth ? bar.high : bar.low
  const scale = Math.max(0.1, fit(top))
  const outer = (yard.width + frame * 2) * scale
  const tall = (yard.height + frame + 4) * scale
  const left = height - top - tall
  const album = isBeside ? null : layAlbum(outer, left - gap * 2)
  const free = album ? left - album.height - gap * 2 : left
  // On tall screens most of the free space goes below, where the thumb steers.
  const lift = free * 0.3
  return {
    scale,
    isBeside,
    x: (width - yard.width * scale) / 2,
    y: top + frame * scale + lift,
    album: album && { ...album, x: (width - outer) / 2, y: top + tall + lift + gap },
  }
}
