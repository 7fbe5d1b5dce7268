import type { Cell } from '../rules/board.ts'

/** Returns the cells of a layout: `1`–`9` is a star, `L` a lantern, `R` rubble, `#` a pillar, `.` an empty cell. */
export const readCells = (layout: string): Cell[] =>
  Array.from(layout, (sign, id): Cell => {
    if (sign === '.') return null
    if (sign === '#') return 'pillar'
    const kind = sign === 'L' ? 'lantern' : sign === 'R' ? 'rubble' : 'star'
    return { id, kind, rank: kind === 'star' ? Number(sign) : 0 }
  })

export const writeCells = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => {
      if (cell === null) return '.'
      if (cell === 'pillar') return '#'
      if (cell.kind === 'star') return String(cell.rank)
      return cell.kind === 'lantern' ? 'L' : 'R'
    })
    .join('')
