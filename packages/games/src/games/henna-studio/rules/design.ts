import { findFinger, fingers, toPoint } from './geometry.ts'
import type { Point } from './geometry.ts'
import { symmetries } from './symmetry.ts'
import type { Tool, ToolSettings } from './tools.ts'

/** Everything drawn or chosen is a mark, so that undo is the removal of the last one. */
export interface Mark {
  tool: Tool
  style: number
  hue: number
  symmetry: number
  size: number
  turn: number
  /** Numbers of grid points: a line has several, a choice of skin or sleeve none. */
  points: readonly number[]
}

export interface Design {
  marks: Mark[]
  /** Undone marks, the last one first to come back. */
  undone: Mark[]
}

export const createDesign = (marks: readonly Mark[] = []): Design => ({ marks: [...marks], undone: [] })

export const createMark = (
  { tool, styles, hue, symmetry, size, turn }: ToolSettings,
  points: readonly number[],
): Mark => ({ tool, style: styles[tool], hue, symmetry, size, turn, points })

/** Adds a mark. A choice of skin or sleeve replaces the one just before it. */
export function addMark(design: Design, mark: Mark): void {
  const last = design.marks.at(-1)
  if (mark.points.length === 0 && last?.tool === mark.tool) design.marks.pop()
  design.marks.push(mark)
  design.undone = []
}

/** Removes the last mark; returns whether there was one. */
export function undo({ marks, undone }: Design): boolean {
  const last = marks.pop()
  if (last) undone.push(last)
  return last !== undefined
}

export function redo({ marks, undone }: Design): boolean {
  const next = undone.pop()
  if (next) marks.push(next)
  return next !== undefined
}

/** Skin, clothes and jewelry of a hand, after all of its marks. */
export interface Look {
  skin: number
  sleeve: number
  /** Per finger; null for none. */
  nails: readonly ({ style: number; hue: number } | null)[]
  rings: readonly (number | null)[]
}

/** Returns the fingers that a press with a nail or a ring reaches. */
const reachFingers = ({ symmetry, points }: Mark): readonly number[] =>
  symmetries[symmetry]?.kind === 'fingers'
    ? [...fingers.keys()]
    : points.map((point) => findFinger(toPoint(point)))

/** Returns what a hand wears. The same ring or nail on the same finger again takes it off. */
export function getLook(marks: readonly Mark[]): Look {
  let [skin, sleeve] = [0, 0]
  const nails: ({ style: number; hue: number } | null)[] = fingers.map(() => null)
  const rings: (number | null)[] = fingers.map(() => null)
  for (const mark of marks) {
    const { tool, style, hue } = mark
    if (tool === 'skin') skin = style
    if (tool === 'sleeve') sleeve = style
    if (tool === 'ring') {
      for (const finger of reachFingers(mark)) rings[finger] = rings[finger] === style ? null : style
    }
    if (tool === 'nail') {
      for (const finger of reachFingers(mark)) {
        const before = nails[finger]
        nails[finger] = before?.style === style && before.hue === hue ? null : { style, hue }
      }
    }
  }
  return { skin, sleeve, nails, rings }
}

/** Distance within which a simplified line follows the drawn one, in units. */
const tolerance = 1.3

const getDistance = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const part =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length))
  const [ox, oy] = [point.x - a.x - dx * part, point.y - a.y - dy * part]
  return Math.sqrt(ox * ox + oy * oy)
}

/** Removes points of a line that its neighbors make superfluous (Ramer–Douglas–Peucker). */
export function simplify(points: readonly number[]): number[] {
  const places = points.map(toPoint)
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    const [a, b] = [places[from], places[to]]
    let [farthest, distance] = [0, tolerance]
    if (!a || !b) continue
    for (let at = from + 1; at < to; at++) {
      const away = getDistance(places[at] ?? a, a, b)
      if (away > distance) [farthest, distance] = [at, away]
    }
    if (farthest === 0) continue
    kept.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return points.filter((_, index) => kept.has(index))
}
