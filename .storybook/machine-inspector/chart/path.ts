interface Point {
  readonly x: number
  readonly y: number
}

const radius = 9

/** Returns an SVG path through points, with rounded corners. */
export const roundedPath = (points: readonly Point[]): string => {
  const [first, ...rest] = points
  if (!first) return ''
  const corners = rest.map((point, index) => {
    const before = points[index] as Point
    const after = rest[index + 1]
    if (!after) return `L${point.x} ${point.y}`
    const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2)
    const from = toward(point, before, reach)
    const to = toward(point, after, reach)
    return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
  })
  return `M${first.x} ${first.y}${corners.join('')}`
}

/** Returns an SVG path of the arrow head at the end of a line. */
export const headPath = (points: readonly Point[], length = 9): string => {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return ''
  const base = toward(tip, before, length)
  const across = { x: ((tip.y - base.y) / length) * 4.5, y: ((tip.x - base.x) / length) * 4.5 }
  return `M${tip.x} ${tip.y}L${base.x + across.x} ${base.y - across.y}L${base.x - across.x} ${base.y + across.y}Z`
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const toward = (from: Point, to: Point, reach: number): Point => {
  const whole = distance(from, to) || 1
  const round = (n: number) => Math.round(n * 100) / 100
  return {
    x: round(from.x + ((to.x - from.x) * reach) / whole),
    y: round(from.y + ((to.y - from.y) * reach) / whole),
  }
}
