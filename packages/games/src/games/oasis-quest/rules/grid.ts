export type Way = 'up' | 'right' | 'down' | 'left'
export const ways: readonly Way[] = ['up', 'right', 'down', 'left']

/** Columns and rows of the visible part of a chamber. */
export const windowTiles = 7

/** Tiles row by row; true is a wall. The border is walls, so a floor tile has four neighbors. */
export interface Grid {
  width: number
  height: number
  walls: readonly boolean[]
}

export const isFloor = ({ walls }: Grid, cell: number): boolean => walls[cell] === false

/** Returns the adjacent tile in a direction. */
export function getAdjacentCell({ width }: Pick<Grid, 'width'>, cell: number, way: Way): number {
  if (way === 'up') return cell - width
  if (way === 'down') return cell + width
  return way === 'left' ? cell - 1 : cell + 1
}

/** Returns the direction from a tile to an adjacent one. */
export const getDirection = (width: number, from: number, to: number): Way =>
  ways.find((way) => getAdjacentCell({ width }, from, way) === to) ?? 'down'

/** Returns the floor tiles that share an edge with this one. */
export const getOpenNeighbors = (grid: Grid, cell: number): number[] =>
  ways.map((way) => getAdjacentCell(grid, cell, way)).filter((next) => isFloor(grid, next))

/** Returns the steps from `from` to every tile reachable over floor, up to `most`. Walls and `closed` tiles block. */
export function getDistances(
  grid: Grid,
  from: number,
  { most = Infinity, closed = () => false }: { most?: number; closed?: (cell: number) => boolean } = {},
): Map<number, number> {
  const reached = new Map([[from, 0]])
  for (const [cell, steps] of reached) {
    if (steps >= most || (closed(cell) && cell !== from)) continue
    for (const next of getOpenNeighbors(grid, cell)) if (!reached.has(next)) reached.set(next, steps + 1)
  }
  return reached
}
