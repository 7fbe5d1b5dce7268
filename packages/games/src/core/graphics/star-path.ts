/**
 * The motif: an eight-pointed star from two squares on a 20 × 20 grid, its points stepping like pixels,
 * as an SVG path around (0, 0), `size` units wide. For `new Path2D(…)` or a `<path d>`.
 */
export function starPath(size: number): string {
  const rows = Array.from({ length: 10 }, (_, row) => Math.max(10 - row, row < 7 ? 7 : 0))
  const quadrant = rows.flatMap((x, row) => [[x, row] as const, [x, row + 1] as const])
  const back = [...quadrant].reverse()
  const points = [
    ...quadrant,
    ...back.map(([x, y]) => [-x, y] as const),
    ...quadrant.map(([x, y]) => [-x, -y] as const),
    ...back.map(([x, y]) => [x, -y] as const),
  ]
  return `M${points.map(([x, y]) => `${(x * size) / 20} ${(y * size) / 20}`).join('L')}Z`
}
