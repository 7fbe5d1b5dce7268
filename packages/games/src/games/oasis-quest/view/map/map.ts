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

/** Room below the map for the row of the water, and for the gauges in the last column. */
const room = { row: 60, gauges: 194, switches: 68 }
/** A smaller map would be unreadable, a larger one would compete with the square. */
const sides = { least: 72, most: 176 }
const gap = 8
/** Room between the map's edge and the chamber. */
const padding = 7

/** Returns the place of the map at the inline end, or null where the square leaves no room. */
export function getMapArea(
  { y, side, columns }: Square,
  { width, height }: Size,
  isRtl: boolean,
): MapArea | null {
  const bottom = height - (columns ? room.gauges : room.row) - gap
  const top = columns ? room.switches : y + side + gap
  const free = Math.min(sides.most, bottom - top, columns ? columns.end - 2 * gap : width / 2)
  if (free < sides.least) return null
  const margin = columns ? gap : 12
  return { x: isRtl ? margin : width - margin - free, y: bottom - free, side: free }
}

/** Draws the known part of the chamber, which is larger than the square: floor, finds, closed gates and the hero. */
export function drawMap(context: CanvasContext, state: State, { x, y, side }: MapArea): void {
  const { chamber, glimpsed, seen, hero, taken, drunk, devices } = state
  const { width, height } = chamber
  const tile = (side - 2 * padding) / Math.max(width, height)
  const column = (cell: number) => cell % width
  const row = (cell: number) => Math.floor(cell / width)
  const fill = (cell: number, color: string) => box(context, color, column(cell), row(cell), 1, 1)
  const mark = (cell: number, color: string, radius = 0.42) =>
    disc(context, color, column(cell) + 0.5, row(cell) + 0.5, radius)

  context.save()
  context.translate(x, y)
  box(context, paints.mapEdge, -2, -2, side + 4, side + 4, 16)
  box(context, paints.night, 0, 0, side, side, 14)
  context.translate((side - tile * width) / 2, (side - tile * height) / 2)
  context.scale(tile, tile)
  for (const [cell, isKnown] of glimpsed.entries())
    if (isKnown && isFloor(chamber, cell)) fill(cell, seen[cell] ? paints.clayLight : paints.clayDark)
  for (const { cell, hue, kind } of chamber.gates)
    if (seen[cell] && isClosed(state, cell)) fill(cell, (kind === 'key' ? getHue(hue) : gold).face)
  for (const { cell, hue } of chamber.keys)
    if (seen[cell] && (devices.found & (1 << hue)) === 0) mark(cell, getHue(hue).pale)
  for (const cell of chamber.wells) if (seen[cell] && !drunk.includes(cell)) mark(cell, paints.waterLight)
  for (const cell of chamber.treasures) if (seen[cell] && !taken.includes(cell)) mark(cell, paints.saffron)
  // The arrow points to the oasis from the start, so the map shows it too.
  mark(chamber.oasis, paints.leaf, 0.7)
  mark(hero, paints.night, 0.95)
  mark(hero, paints.paper, 0.65)
  context.restore()
}
