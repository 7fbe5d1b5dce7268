/**
 * The brand's eight-pointed star: two squares on a 20 × 20 grid, one upright (half a side of 7 cells) and one rotated
 * (half a diagonal of 10), with stepped edges.
 */
const cells = 20
const halfSide = 7
const halfDiagonal = 10

/** Outlines a shape that is symmetric on both axes, from half its width in each row, middle row first. */
function outline(halfWidths: readonly number[], cell: number): string {
  const quadrant = halfWidths.flatMap((x, row) => [[x, row] as const, [x, row + 1] as const])
  const back = [...quadrant].reverse()
  const points = [
    ...quadrant,
    ...back.map(([x, y]) => [-x, y] as const),
    ...quadrant.map(([x, y]) => [-x, -y] as const),
    ...back.map(([x, y]) => [x, -y] as const),
  ]
  const scaled = (n: number) => Number((n * cell).toFixed(2))
  const [first = [0, 0], ...rest] = points
  let [atX, atY] = first
  // Steps are horizontal or vertical; a corner shared by two rows is skipped.
  const steps = rest.map(([x, y]) => {
    const step = `${x === atX ? '' : `H${scaled(x)}`}${y === atY ? '' : `V${scaled(y)}`}`
    atX = x
    atY = y
    return step
  })
  return `M${scaled(first[0])} ${scaled(first[1])}${steps.join('')}Z`
}

/** Returns an SVG path of the star, centered on (0, 0) and `size` units wide. */
export function starPath(size: number): string {
  const rows = Array.from({ length: halfDiagonal }, (_, row) =>
    Math.max(halfDiagonal - row, row < halfSide ? halfSide : 0),
  )
  return outline(rows, size / cells)
}

/**
 * Returns an SVG path of the courtyard in the middle of a star that is `size` units wide: a stepped, rotated square.
 */
export function courtyardPath(size: number): string {
  return outline([4, 3, 2, 1], size / cells)
}
