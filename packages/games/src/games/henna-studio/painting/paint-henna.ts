import { css, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import type { Mark } from '../rules/design.ts'
import { toPoint } from '../rules/geometry.ts'
import type { Point } from '../rules/geometry.ts'
import { applyTransform, getCopies } from '../rules/symmetry.ts'
import { brushRadii, stampRadii } from '../rules/tools.ts'
import { hues } from './palette.ts'
import { stamps } from './stamps.ts'

/** Lines and filled parts of a mark. */
interface Drawing {
  line: Path2D
  solid: Path2D
  lineWidth: number
}

/** Returns the curve through the points of a line, with its direction at each point. */
function toCurve(points: readonly Point[]): Path2D {
  const path = new Path2D()
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 }
  path.moveTo(at(0).x, at(0).y)
  if (points.length === 1) path.lineTo(at(0).x + 0.01, at(0).y)
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b] = [at(index), at(index + 1)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    // Tangents are limited by the segment, so that sharp corners do not overshoot.
    const tangent = (from: Point, to: Point) => {
      const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
      return { x: ((to.x - from.x) / size) * (length / 3), y: ((to.y - from.y) / size) * (length / 3) }
    }
    const [start, end] = [tangent(at(index - 1), b), tangent(a, at(index + 2))]
    path.bezierCurveTo(a.x + start.x, a.y + start.y, b.x - end.x, b.y - end.y, b.x, b.y)
  }
  return path
}

/** Calls `visit` at even distances along a line, with the direction there. */
function walk(
  points: readonly Point[],
  distance: number,
  visit: (point: Point, angle: number, index: number) => void,
) {
  let [left, index] = [0, 0]
  for (const [at, a] of points.entries()) {
    const b = points[at + 1]
    if (!b) break
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const angle = Math.atan2(b.y - a.y, b.x - a.x)
    for (; left <= length; left += distance) {
      const part = left / (length || 1)
      visit({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, angle, index++)
    }
    left -= length
  }
}

const place = (target: Path2D, d: string, { x, y }: Point, angle: number, scale = 1) => {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  target.addPath(new Path2D(d), new DOMMatrix([cos, sin, -sin, cos, x, y]))
}
const bead = 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z'
const leafUp = 'M0 0Q2 -8 10 -8Q9 0 0 0Z'
const leafDown = 'M0 0Q2 8 10 8Q9 0 0 0Z'
const scallop = 'M-6 0A6 6 0 0 1 6 0'

/** Brushes by number: fine, medium and broad lines, beads, a vine, and lace. */
function drawBrush(style: number, points: readonly Point[]): Drawing {
  const radius = brushRadii[style] ?? 1
  const solid = new Path2D()
  if (style < 3) return { line: toCurve(points), solid, lineWidth: radius * 2 }
  if (style === 3) {
    walk(points.length > 1 ? points : [...points, ...points], 9, (at, angle, index) =>
      place(solid, bead, at, angle, index % 3 === 0 ? 1.15 : 0.75),
    )
    return { line: new Path2D(), solid, lineWidth: 1 }
  }
  const line = toCurve(points)
  if (style === 4)
    walk(points, 12, (at, angle, index) => place(solid, index % 2 ? leafUp : leafDown, at, angle))
  else {
    walk(points, 12, (at, angle) => {
      place(line, scallop, at, angle)
      place(solid, bead, { x: at.x + Math.sin(angle) * 9.5, y: at.y - Math.cos(angle) * 9.5 }, 0, 0.45)
    })
  }
  return { line, solid, lineWidth: 2 }
}

function drawStamp({ style, size, turn }: Mark, at: Point): Drawing {
  const drawing = stamps[style] ?? { line: '', solid: '' }
  const radius = stampRadii[size] ?? 10
  const scale = radius / 10
  const angle = (turn * Math.PI) / 4
  const [line, solid] = [new Path2D(), new Path2D()]
  place(line, drawing.line, at, angle, scale)
  place(solid, drawing.solid, at, angle, scale)
  return { line, solid, lineWidth: 1.2 + radius * 0.034 }
}

const drawings = new WeakMap<Mark, Drawing>()
function getDrawing(mark: Mark): Drawing | null {
  const known = drawings.get(mark)
  if (known) return known
  const points = mark.points.map(toPoint)
  const [first] = points
  if (!first) return null
  const drawing = mark.tool === 'brush' ? drawBrush(mark.style, points) : drawStamp(mark, first)
  drawings.set(mark, drawing)
  return drawing
}

/** Paints a line or a stamp with all of its copies. */
export function paintMark(context: CanvasRenderingContext2D, mark: Mark): void {
  if (mark.tool !== 'brush' && mark.tool !== 'stamp') return
  const [first] = mark.points
  const drawing = getDrawing(mark)
  if (first === undefined || !drawing) return
  const hue: Color = hues[mark.hue] ?? [0.3, 0.1, 36]
  const anchor = toPoint(first)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const copy of getCopies(mark.symmetry, anchor)) {
    context.save()
    if (mark.tool === 'stamp') {
      // A copy on another finger keeps the stamp's shape.
      const at = applyTransform(copy, anchor)
      const [along, across] = [Math.hypot(copy[0], copy[1]), Math.hypot(copy[2], copy[3])]
      context.translate(at.x, at.y)
      context.transform(copy[0] / along, copy[1] / along, copy[2] / across, copy[3] / across, 0, 0)
      context.translate(-anchor.x, -anchor.y)
    } else context.transform(...copy)
    context.fillStyle = css(hue)
    context.strokeStyle = css(hue)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
    context.fill(drawing.solid)
    context.lineWidth = drawing.lineWidth
    context.stroke(drawing.line)
    // Wet paste glints along its ridge.
    context.lineWidth = drawing.lineWidth * 0.3
    context.strokeStyle = css(shade(hue, hue[0] > 0.7 ? 0.06 : 0.16), 0.55)
    context.stroke(drawing.line)
    context.restore()
  }
}
