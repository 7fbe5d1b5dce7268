import { fingers, getFingerPoint, palmOutline } from '../rules/geometry.ts'
import type { Finger, Point } from '../rules/geometry.ts'

/** Returns a smooth closed path through points. */
function toSmoothPath(points: readonly Point[]): Path2D {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  const path = new Path2D()
  path.moveTo(at(0).x, at(0).y)
  for (const [index, point] of points.entries()) {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)]
    path.bezierCurveTo(
      point.x + (next.x - before.x) / 6,
      point.y + (next.y - before.y) / 6,
      next.x - (after.x - point.x) / 6,
      next.y - (after.y - point.y) / 6,
      next.x,
      next.y,
    )
  }
  return path
}

/** Width of a finger from root to tip: wider at the joints, round at the end. */
const outline: readonly (readonly [along: number, width: number])[] = [
  [-0.22, 1.02],
  [0.1, 1],
  [0.3, 0.95],
  [0.45, 0.97],
  [0.6, 0.86],
  [0.74, 0.86],
  [0.86, 0.76],
  [0.95, 0.5],
]
export const getFingerWidth = (finger: Finger, along: number): number => {
  const found = outline.findIndex(([at]) => at >= along)
  const next = found === -1 ? outline.length - 1 : Math.max(1, found)
  const [b, wide] = outline[next] ?? [1, 1]
  const [a, before] = outline[next - 1] ?? [0, 1]
  const part = Math.min(1, Math.max(0, (along - a) / (b - a)))
  return finger.wide * (before + (wide - before) * part)
}

const createFingerPath = (finger: Finger): Path2D => {
  const side = (sign: number) =>
    outline.map(([along, width]) => getFingerPoint(finger, along, sign * width * finger.wide))
  return toSmoothPath([...side(-1), getFingerPoint(finger, 1), ...side(1).reverse()])
}

/** Creates the parts of the hand's outline. They overlap, so fill them one by one. */
export const createHandPaths = (): readonly Path2D[] => [
  ...fingers.map(createFingerPath),
  toSmoothPath(palmOutline),
]

export const createNailPath = (finger: Finger): Path2D => {
  const wide = finger.wide * 0.52
  const root = getFingerPoint(finger, 0.845)
  return toSmoothPath([
    getFingerPoint(finger, 0.86, -wide),
    getFingerPoint(finger, 0.945, -wide * 0.95),
    getFingerPoint(finger, 0.985, 0),
    getFingerPoint(finger, 0.945, wide * 0.95),
    getFingerPoint(finger, 0.86, wide),
    root,
  ])
}

/** Adds a line across a finger, which bends with its roundness. */
export function addAcross(path: Path2D, finger: Finger, along: number, share: number, bend = 0.02): void {
  const half = getFingerWidth(finger, along) * share
  const [a, top, b] = [
    getFingerPoint(finger, along, -half),
    getFingerPoint(finger, along + bend, 0),
    getFingerPoint(finger, along, half),
  ]
  path.moveTo(a.x, a.y)
  path.quadraticCurveTo(top.x, top.y, b.x, b.y)
}
