/** Stars have a rank; the rank of lanterns and rubble is 0. */
export interface Tile {
  id: number
  kind: 'star' | 'lantern' | 'rubble'
  rank: number
}
export type Cell = Tile | 'pillar' | null
export type Way = 'up' | 'right' | 'down' | 'left'
export const ways: readonly Way[] = ['up', 'right', 'down', 'left']

/** Square courtyard, row by row. */
export interface Board {
  size: number
  cells: readonly Cell[]
}

/** Merge of two stars: `b` moves to `a`. `beat` counts from 1; chained merges have later beats. */
export interface Merge {
  a: number
  b: number
  into: Tile
  cell: number
  beat: number
}

/** Two lanterns that met and lit the line of their movement. */
export interface Light {
  a: number
  b: number
  cell: number
  line: readonly number[]
  beat: number
}

export interface Slide {
  cells: Cell[]
  moved: boolean
  /** Final cell of each tile that did not merge. */
  moves: { id: number; cell: number }[]
  merges: Merge[]
  lights: Light[]
}

const getLines = (size: number, way: Way): number[][] => {
  const across = way === 'left' || way === 'right'
  const lines = Array.from({ length: size }, (_, line) =>
    Array.from({ length: size }, (_, at) => (across ? line * size + at : at * size + line)),
  )
  return way === 'right' || way === 'down' ? lines.map((line) => line.reverse()) : lines
}

/**
 * Slides every tile as far as it goes. Equal stars merge when they meet. The new star can merge again with the one
 * before it, so a staircase of stars folds up in one slide.
 * @param nextId id of the first new tile; later ones count on from it
 */
export function slide({ size, cells }: Board, way: Way, nextId: number): Slide {
  const result: Slide = {
    cells: cells.map((cell) => (cell === 'pillar' ? cell : null)),
    moved: false,
    moves: [],
    merges: [],
    lights: [],
  }
  for (const line of getLines(size, way)) {
    for (const stretch of betweenPillars(line, cells)) {
      const landed: { tile: Tile; beat: number }[] = []
      for (const from of stretch) {
        let arriving = cells[from] as Tile | null
        if (!arriving) continue
        let beat = 0
        for (;;) {
          const before = landed.at(-1)
          if (!before || !canMerge(before.tile, arriving)) break
          landed.pop()
          beat = Math.max(before.beat, beat) + 1
          const met = { a: before.tile.id, b: arriving.id, cell: stretch[landed.length] as number, beat }
          if (arriving.kind === 'lantern') {
            result.lights.push({ ...met, line })
            arriving = null
            break
          }
          const into: Tile = { id: nextId++, kind: 'star', rank: arriving.rank + 1 }
          result.merges.push({ ...met, into })
          arriving = into
        }
        if (arriving) landed.push({ tile: arriving, beat })
      }
      for (const [index, { tile }] of landed.entries()) {
        const cell = stretch[index] as number
        result.cells[cell] = tile
        if (tile !== cells[cell]) result.moved = true
        result.moves.push({ id: tile.id, cell })
      }
    }
  }
  result.moved ||= result.lights.length > 0
  return result
}

export const canMove = (board: Board): boolean => ways.some((way) => slide(board, way, 0).moved)

export const isTile = (cell: Cell | undefined): cell is Tile => typeof cell === 'object' && cell !== null

/** Returns the cells that share an edge with this one. */
export function getNeighbors(size: number, cell: number): number[] {
  const column = cell % size
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
    ...(cell >= size ? [cell - size] : []),
    ...(cell < size * (size - 1) ? [cell + size] : []),
  ]
}

const canMerge = (a: Tile, b: Tile): boolean => a.kind === b.kind && a.kind !== 'rubble' && a.rank === b.rank

function betweenPillars(line: readonly number[], cells: readonly Cell[]): number[][] {
  const stretches: number[][] = [[]]
  for (const cell of line) {
    if (cells[cell] === 'pillar') stretches.push([])
    else stretches.at(-1)?.push(cell)
  }
  return stretches
}
