import type { Size } from '../../../core/index.ts'
import { albumHeaders, layAlbum } from './album/album-layout.ts'
import type { AlbumLayout } from './album/album-layout.ts'
import { yard } from '../rules/state.ts'

/** A part of the stage, in CSS pixels. */
export interface Panel {
  x: number
  y: number
  width: number
  height: number
}

/** Position and scale of the yard on the stage, in CSS pixels. */
export interface Camera {
  x: number
  y: number
  scale: number
  /** Width of the frame at the sides, in yard units: on upright stages the yard takes their whole width. */
  side: number
  /** Whether the figures stand in a column beside the yard. */
  isBeside: boolean
  /** Light and powers, below the yard on upright stages. */
  deck: Panel | null
  /** Beside the yard on wide stages, below it on stages that are tall enough. */
  album: AlbumLayout | null
}

/** Width of the frame around the yard, in yard units. */
export const frame = 12
/** Frame at the sides of an upright stage. */
const thinFrame = 3
/** Size of the bar above the stage: its width in a column, and its height on narrow and on wide stages. */
const bar = { width: 112, low: 54, high: 72 }
/** Height of the buttons at the inline end of the bar. */
const buttons = 72
/** Width of the stage below which the figures of the bar are small. */
const narrow = 600
const margin = 4
/** Space between the yard, the deck and the album, and below them. */
const gap = 8
const deckHeights = { low: 58, high: 68 }

/**
 * Fits the framed yard between the figures if the stage is wide enough, otherwise below them.
 * @param isMirrored whether the figures stand on the right, and the buttons with the album on the left
 */
export function fitCamera({ width, height }: Size, isMirrored = false): Camera {
  const tall = yard.height + frame + 4
  const fit = (top: number, side: number, beside: number) =>
    Math.max(0.1, Math.min((width - beside) / (yard.width + side * 2), (height - top - margin) / tall))
  const isBeside = width / 2 - (yard.width / 2 + frame) * fit(margin, frame, margin) >= bar.width
  const top = isBeside ? margin : width < narrow ? bar.low : bar.high
  const side = isBeside ? frame : thinFrame
  const scale = fit(top, side, isBeside ? margin : 0)
  const outer = Math.min(width - 8, (yard.width + side * 2) * scale)
  const x = (width - outer) / 2
  const left = height - top - tall * scale
  const deckHeight = height < narrow ? deckHeights.low : deckHeights.high
  const hasDeck = !isBeside && left > deckHeight + gap * 2
  const deckSpace = hasDeck ? deckHeight + gap : 0
  const column = (width - outer) / 2 - gap * 2
  const album = isBeside
    ? layAlbum(column, height - buttons - gap, albumHeaders.tall)
    : layAlbum(outer, left - deckSpace - gap * 2, albumHeaders.low)
  const free = left - deckSpace - (album && !isBeside ? album.height + gap * 2 : 0)
  // On tall screens most of the free space goes below, where the thumb steers.
  const lift = Math.max(0, free * 0.3)
  const foot = top + tall * scale + lift + gap
  return {
    scale,
    side,
    isBeside,
    x: (width - yard.width * scale) / 2,
    y: top + frame * scale + lift,
    deck: hasDeck ? { x, y: foot, width: outer, height: deckHeight } : null,
    album:
      album &&
      (isBeside
        ? { ...album, x: isMirrored ? gap : width - gap - column, y: buttons }
        : { ...album, x, y: foot + deckSpace }),
  }
}
