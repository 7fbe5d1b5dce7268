/**
 * Returns the SVG path of the brand's star, centered at (0, 0) and `size` units wide.
 * It is an eight-pointed star of two squares with pixel steps on a 20 × 20 grid. For `new Path2D(…)` or `<path d>`.
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
