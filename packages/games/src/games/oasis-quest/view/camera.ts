import type { Size } from '../../../core/index.ts'
import { windowTiles } from '../rules/grid.ts'
import type { Grid } from '../rules/grid.ts'

/** Square of the stage that shows the window of the chamber, in CSS pixels. */
export interface Square {
  x: number
  y: number
  side: number
  /** Widths of the columns beside it, or null if bar and panel are above and below. */
  columns: { start: number; end: number } | null
}

/** Center of the visible window, in tiles. */
export interface Camera {
  x: number
  y: number
}

/** Room for the bar and the panel, above and below the square or in columns beside it. */
const room = { above: 76, below: 78, start: 178, end: 120, edge: 8 }

/** Returns the largest square that bar and panel leave free. */
export function getSquare({ width, height }: Size, isRtl: boolean): Square {
  const tall = Math.min(width, height - room.above - room.below)
  const wide = Math.min(height - 2 * room.edge, width - room.start - room.end)
  if (wide <= tall) {
    const side = Math.max(140, tall)
    const spare = Math.max(0, height - room.above - room.below - side)
    return { x: (width - side) / 2, y: room.above + spare * 0.1, side, columns: null }
  }
  const [left, right] = isRtl ? [room.end, room.start] : [room.start, room.end]
  const x = Math.min(width - right - wide, Math.max(left, (width - wide) / 2))
  const [before, after] = [x, width - x - wide]
  const columns = isRtl ? { start: after, end: before } : { start: before, end: after }
  return { x, y: (height - wide) / 2, side: wide, columns }
}

/** Centers the window on a point, but keeps it inside the chamber. */
export function fitCamera({ width, height }: Pick<Grid, 'width' | 'height'>, x: number, y: number): Camera {
  const half = windowTiles / 2
  const clamp = (at: number, length: number) => Math.min(length - half, Math.max(half, at))
  return { x: clamp(x, width), y: clamp(y, height) }
}

/** Converts a point of the chamber, in tiles, to stage pixels. */
export function toStage({ x: left, y: top, side }: Square, camera: Camera, x: number, y: number) {
  const tile = side / windowTiles
  return { x: left + side / 2 + (x - camera.x) * tile, y: top + side / 2 + (y - camera.y) * tile }
}

/** Returns the tile at a point of the stage, or null outside the window. */
export function getTileAt(square: Square, camera: Camera, { width, height }: Grid, x: number, y: number) {
  const [across, down] = [x - square.x, y - square.y]
  if (across < 0 || down < 0 || across >= square.side || down >= square.side) return null
  const tile = square.side / windowTiles
  const column = Math.floor(camera.x - windowTiles / 2 + across / tile)
  const row = Math.floor(camera.y - windowTiles / 2 + down / tile)
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column
}
