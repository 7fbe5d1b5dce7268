export type Way = 'up' | 'right' | 'down' | 'left'
export const ways: readonly Way[] = ['up', 'right', 'down', 'left']

/** Tiles row by row, true for a wall. A wall runs all around, so a floor tile has all four neighbours. */
export interface Grid {
  width: number
  height: number
  walls: readonly boolean[]
}

export const isFloor = ({ walls }: Grid, cell: number): boolean => walls[cell] === false

/** The tile next to this one. */
export function beside({ width }: Pick<Grid, 'width'>, cell: number, way: Way): number {
  if (way === 'up') return cell - width
  if (way === 'down') return cell + width
  return way === 'left' ? cell - 1 : cell + 1
}

/** Floor tiles that share an edge with this one. */
export const openNeighbours = (grid: Grid, cell: number): number[] =>
  ways.map((way) => beside(grid, cell, way)).filter((next) => isFloor(grid, next))

/** Steps from `from` to every tile that can be reached over floor, up to `most`; walls and `closed` stop it. */
export function distances(
  grid: Grid,
  from: number,
  { most = Infinity, closed = () => false }: { most?: number; closed?: (cell: number) => boolean } = {},
): Map<number, number> {
  const reached = new Map([[from, 0]])
  for (const [cell, steps] of reached) {
    if (steps >= most || (closed(cell) && cell !== from)) continue
    for (const next of openNeighbours(grid, cell)) if (!reached.has(next)) reached.set(next, steps + 1)
  }
  return reached
}
