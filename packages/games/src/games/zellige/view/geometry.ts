/** SVG path data of polygons around the center of a 100 × 100 tile. Angles are fractions of a turn. */
type Point = readonly [x: number, y: number]

const at = (radius: number, turn: number, [x, y]: Point = [50, 50]): Point => [
  x + radius * Math.sin(turn * Math.PI * 2),
  y - radius * Math.cos(turn * Math.PI * 2),
]

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** Returns a regular polygon. */
export const polygon = (corners: number, radius: number, turn = 0): string =>
  path(Array.from({ length: corners }, (_, i) => at(radius, i / corners + turn)))

/** Returns a star whose points reach `outer` and whose notches reach `inner`. */
export const star = (points: number, outer: number, inner: number, turn = 0, middle?: Point): string =>
  path(
    Array.from({ length: points * 2 }, (_, i) =>
      at(i % 2 === 0 ? outer : inner, i / (points * 2) + turn, middle),
    ),
  )

/** Returns a ring of kites from `inner` to `outer`, widest at `waist`, where they fill `spread` of their share. */
export const kites = (
  count: number,
  inner: number,
  waist: number,
  outer: number,
  spread: number,
  turn = 0,
): string =>
  Array.from({ length: count }, (_, i) => {
    const middle = i / count + turn
    const side = spread / count / 2
    return path([at(inner, middle), at(waist, middle + side), at(outer, middle), at(waist, middle - side)])
  }).join('')

/** Returns one star in each of the four corners. */
export const corners = (points: number, outer: number, inner: number, turn = 0): string =>
  (
    [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
    ] as const
  )
    .map((corner) => star(points, outer, inner, turn, corner))
    .join('')
