import { field, findArea, toPoint } from './geometry.ts'
import type { Area, Point } from './geometry.ts'
import { applyTransform, getCopies } from './symmetry.ts'
import type { Mark } from './design.ts'
import { brushRadii, getFamily, stampRadii } from './tools.ts'
import type { Family } from './tools.ts'

/** The judge sees the hand as a grid of cells. */
const cell = 8
const columns = field.width / cell
const rows = field.height / cell

const areas: readonly (Area | null)[] = Array.from({ length: columns * rows }, (_, index) =>
  findArea({ x: ((index % columns) + 0.5) * cell, y: (Math.floor(index / columns) + 0.5) * cell }),
)

/** Facts of a design that the judge considers. */
export interface Impression {
  /** Covered cells. */
  covered: readonly boolean[]
  /** Stamps per family on the hand, with their copies. */
  motifs: Partial<Record<Family, number>>
  /** Hues of the henna. */
  hues: readonly number[]
}

const findCell = ({ x, y }: Point): number => {
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column
}

/** Covers the cells around a point. */
function coverDisc(covered: boolean[], { x, y }: Point, radius: number): void {
  const reach = Math.max(radius, cell * 0.51)
  const last = { x: Math.floor((x + reach) / cell), y: Math.floor((y + reach) / cell) }
  for (let row = Math.floor((y - reach) / cell); row <= last.y; row++) {
    for (let column = Math.floor((x - reach) / cell); column <= last.x; column++) {
      const [dx, dy] = [(column + 0.5) * cell - x, (row + 0.5) * cell - y]
      if (dx * dx + dy * dy > reach * reach) continue
      if (column >= 0 && column < columns && row >= 0 && row < rows) covered[row * columns + column] = true
    }
  }
  const own = findCell({ x, y })
  if (own >= 0) covered[own] = true
}

function coverLine(covered: boolean[], points: readonly Point[], radius: number): void {
  for (const [index, a] of points.entries()) {
    const b = points[index + 1] ?? a
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const parts = Math.ceil(Math.sqrt(dx * dx + dy * dy) / 4) || 1
    for (let part = 0; part < parts; part++) {
      coverDisc(covered, { x: a.x + (dx * part) / parts, y: a.y + (dy * part) / parts }, radius)
    }
  }
}

/** Looks at a design. */
export function look(marks: readonly Mark[]): Impression {
  const covered = areas.map(() => false)
  const motifs: Partial<Record<Family, number>> = {}
  const hues = new Set<number>()
  for (const { tool, style, symmetry, size, hue, points } of marks) {
    if (tool !== 'brush' && tool !== 'stamp') continue
    hues.add(hue)
    const places = points.map(toPoint)
    const [first] = places
    if (!first) continue
    for (const copy of getCopies(symmetry, first)) {
      const turned = places.map((place) => applyTransform(copy, place))
      if (tool === 'brush') {
        coverLine(covered, turned, brushRadii[style] ?? 1)
        continue
      }
      const [at] = turned
      if (!at || findArea(at) === null) continue
      coverDisc(covered, at, (stampRadii[size] ?? 0) * 0.9)
      const family = getFamily(style)
      motifs[family] = (motifs[family] ?? 0) + 1
    }
  }
  return { covered: covered.map((on, index) => on && areas[index] !== null), motifs, hues: [...hues] }
}

/** Returns the covered share of an area, in whole percent. */
export function getCoverage({ covered }: Impression, area: Area | 'hand'): number {
  const cells = areas.flatMap((each, index) =>
    each !== null && (area === 'hand' || each === area) ? [index] : [],
  )
  const count = cells.filter((index) => covered[index]).length
  return Math.round((100 * count) / cells.length)
}

/** Fewer covered cells are no design. */
const minCells = 10

/** Returns how alike the two halves of palm and wrist are, in whole percent. */
export function getSymmetry({ covered }: Impression): number {
  let [both, either] = [0, 0]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns / 2; column++) {
      const [left, right] = [row * columns + column, (row + 1) * columns - 1 - column]
      if (areas[left] === 'fingers' || areas[right] === 'fingers' || !areas[left] || !areas[right]) continue
      if (covered[left] || covered[right]) either += 1
      if (covered[left] && covered[right]) both += 1
    }
  }
  return either < minCells ? 0 : Math.round((100 * both) / either)
}
