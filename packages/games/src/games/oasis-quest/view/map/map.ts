import type { Size } from '../../../../core/index.ts'
import { box, disc } from '../canvas-shapes.ts'
import type { CanvasContext } from '../canvas-shapes.ts'
import type { Square } from '../camera.ts'
import { getHue, gold, paints } from '../palette.ts'
import { isFloor } from '../../rules/grid.ts'
import { isClosed } from '../../rules/sight.ts'
import type { State } from '../../rules/state.ts'

/** Place of the map on the stage, in CSS pixels. */
export interface MapArea {
  x: number
  y: number
  side: number
}

/** Heights that the row of the water, and the gauges and switches in the last column, take from the map. */
const waterRow = 72
const gauges = 204
const switches = 68
/** A smaller map would be unreadable, a larger one would compete with the square. */
const least = 68
const most = 176
const margin = 12
/** Room between the map's edge and the chamber. */
const padding = 7

/** Returns the place of the map at the inline end, or null where the square leaves no room. */
export function getMapArea(
  { y, side, columns }: Square,
  { width, height }: Size,
  isRtl: boolean,
): MapArea | null {
  const bottom = height - (columns ? gauges : waterRow)
  const top = columns ? switches : y + side + 8
  const free = Math.min(most, bottom - top, columns ? columns.end - 2 * margin : width / 2)
  return free < least ? null : { x: isRtl ? margin : width - margin - free, y: bottom - free, side: free }
}

/** Draws the known part of the chamber, which is larger than the square: floor, finds, closed gates and the hero. */
export function drawMap(context: CanvasContext, state: State, { x, y, side }: MapArea): void {
  const { chamber, glimpsed, seen, hero, taken, drunk, devices } = state
  const { width, height } = chamber
  const tile = (side - 2 * padding) / Math.max(width, height)
  const mark = (cell: number, color: string, radius = 0.42) =>
    disc(context, color, (cell % width) + 0.5, Math.floor(cell / width) + 0.5, radius)
  const fill = (cell: number, color: string) =>
    box(context, color, cell % width, Math.floor(cell / width), 1, 1)
  const markSeen = (cells: readonly number[], color: string) => {
    for (const cell of cells) if (seen[cell]) mark(cell, color)
  }

  context.save()
  context.translate(x, y)
  box(context, paints.ink, -2, -2, side + 4, side + 4, 16)
  box(context, paints.night, 0, 0, side, side, 14)
  context.translate((side - tile * width) / 2, (side - tile * height) / 2)
  context.scale(tile, tile)
  for (const [cell, isKnown] of glimpsed.entries())
    if (isKnown && isFloor(chamber, cell)) fill(cell, seen[cell] ? paints.clayLight : paints.clayDark)
  for (const { cell, hue, kind } of chamber.gates)
    if (seen[cell] && isClosed(state, cell)) fill(cell, (kind === 'key' ? getHue(hue) : gold).face)
  for (const { cell, hue } of chamber.keys)
    if ((devices.found & (1 << hue)) === 0) markSeen([cell], getHue(hue).pale)
  const wells = chamber.wells.filter((cell) => !drunk.includes(cell))
  const treasures = chamber.treasures.filter((cell) => !taken.includes(cell))
  markSeen(wells, paints.waterLight)
  markSeen(treasures, paints.saffron)
  // The arrow points to the oasis from the start, so the map shows it too.
  mark(chamber.oasis, paints.leaf, 0.7)
  mark(hero, paints.paper, 0.65)
  context.restore()
}
