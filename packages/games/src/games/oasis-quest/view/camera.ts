import type { Size } from '../../../core/index.ts'
import type { Grid } from '../rules/grid.ts'

/** Visible part of a chamber: its center in tiles, and the size of a tile in CSS pixels. */
export interface Camera {
  x: number
  y: number
  tile: number
}

/** Height of the bar above the stage, in one row and in two, and of the panel below it. */
const bar = { wide: 76, narrow: 126, below: 84 }
const tiles = { least: 34, most: 88, across: 9, down: 12 }

/** Returns the part of the stage that nothing covers. */
export function getFreeArea({ width, height }: Size) {
  const top = width < 560 ? bar.narrow : bar.wide
  return { x: 0, y: top, width, height: Math.max(100, height - top - bar.below) }
}

/** Fits a whole chamber if its tiles are large enough, otherwise the part around a point. */
export function fitCamera(size: Size, { width, height }: Grid, x: number, y: number): Camera {
  const area = getFreeArea(size)
  const whole = Math.min(area.width / width, area.height / height)
  const near = Math.max(tiles.least, Math.min(area.width / tiles.across, area.height / tiles.down))
  const tile = Math.min(tiles.most, Math.max(whole, near))
  const middle = (at: number, length: number, room: number) => {
    const half = room / tile / 2
    return length <= half * 2 ? length / 2 : Math.min(length - half, Math.max(half, at))
  }
  return { tile, x: middle(x, width, area.width), y: middle(y, height, area.height) }
}

/** Converts a point of the chamber, in tiles, to stage pixels. */
export function toStage(size: Size, camera: Camera, x: number, y: number) {
  const area = getFreeArea(size)
  return {
    x: area.x + area.width / 2 + (x - camera.x) * camera.tile,
    y: area.y + area.height / 2 + (y - camera.y) * camera.tile,
  }
}

/** Returns the tile at a point of the stage, or null outside the chamber. */
export function getTileAt(size: Size, camera: Camera, { width, height }: Grid, x: number, y: number) {
  const origin = toStage(size, camera, 0, 0)
  const column = Math.floor((x - origin.x) / camera.tile)
  const row = Math.floor((y - origin.y) / camera.tile)
  return column < 0 || row < 0 || column >= width || row >= height ? null : row * width + column
}
