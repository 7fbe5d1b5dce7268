/** Geometry of the hand. Rules and view share it, so directions are constants: engines round `Math.sin` differently. */
export interface Point {
  x: number
  y: number
}

/** Size of the field with the hand, in units. */
export const field = { width: 384, height: 512 } as const
/** A drawn point is a whole number of steps of this many units. */
const gridStep = 2
export const columns = field.width / gridStep
const rows = field.height / gridStep
/** Points are numbered row by row, below this. */
export const pointCount = columns * rows

/** Finger with its root, direction (unit vector from root to tip), length and half width. */
export interface Finger extends Point {
  dx: number
  dy: number
  length: number
  wide: number
}

/** From the thumb to the little finger. */
export const fingers: readonly Finger[] = [
  { x: 145, y: 328, dx: -0.681998360062, dy: -0.731353701619, length: 168, wide: 25 },
  { x: 135, y: 216, dx: -0.190808995377, dy: -0.981627183448, length: 168, wide: 22 },
  { x: 177, y: 204, dx: -0.052335956243, dy: -0.998629534755, length: 192, wide: 22.5 },
  { x: 219, y: 208, dx: 0.087155742748, dy: -0.996194698092, length: 172, wide: 21.5 },
  { x: 257, y: 228, dx: 0.258819045103, dy: -0.965925826289, length: 132, wide: 19 },
]
/** Center of rotations; the mirror axis runs through it from the wrist to the middle finger. */
export const center: Point = { x: 192, y: 304 }

export const palmOutline: readonly Point[] = [
  [111, 226],
  [139, 198],
  [194, 190],
  [247, 206],
  [279, 238],
  [286, 292],
  [273, 350],
  [253, 400],
  [251, 456],
  [253, 520],
  [141, 520],
  [143, 456],
  [139, 406],
  [117, 366],
  [101, 322],
  [103, 266],
].map(([x = 0, y = 0]) => ({ x, y }))

/** Returns the number of the grid point nearest to a place on the field. */
export const toPointNumber = ({ x, y }: Point): number => {
  const snap = (value: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.round(value / gridStep) || 0))
  return snap(y, rows) * columns + snap(x, columns)
}
export const toPoint = (number: number): Point => ({
  x: (number % columns) * gridStep,
  y: Math.floor(number / columns) * gridStep,
})

/** Returns a point of a finger: `along` from its root (0) to its tip (1), `across` in units to its right. */
export const getFingerPoint = ({ x, y, dx, dy, length }: Finger, along: number, across = 0): Point => ({
  x: x + dx * length * along - dy * across,
  y: y + dy * length * along + dx * across,
})

/** Returns the distance of a point from the bone of a finger, in half widths of the finger. */
function getFingerDistance({ x, y, dx, dy, length, wide }: Finger, point: Point): number {
  const [px, py] = [point.x - x, point.y - y]
  const along = Math.min(length - wide * 0.9, Math.max(0, px * dx + py * dy))
  const [ox, oy] = [px - dx * along, py - dy * along]
  return Math.sqrt(ox * ox + oy * oy) / wide
}

/** Returns the index of the finger nearest to a point. */
export function findFinger(point: Point): number {
  const distances = fingers.map((finger) => getFingerDistance(finger, point))
  return distances.indexOf(Math.min(...distances))
}

/** Returns whether a point is inside a polygon, by the even-odd rule. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

export type Area = 'fingers' | 'palm' | 'wrist'
const wristTop = 388
/** Below it the sleeve covers the arm. */
export const sleeveTop = 462

/** Returns the part of the hand at a point, or null beside the hand. */
export function findArea(point: Point): Area | null {
  if (point.y >= sleeveTop) return null
  if (isInside(palmOutline, point)) return point.y < wristTop ? 'palm' : 'wrist'
  return fingers.some((finger) => getFingerDistance(finger, point) < 0.98) ? 'fingers' : null
}
