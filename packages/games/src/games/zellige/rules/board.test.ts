import { describe, expect, it } from 'vitest'
import { canMove, slide } from './board.ts'
import type { Cell } from './board.ts'

let ids = 1
/** `1`–`9` is a star, `L` a lantern, `R` rubble, `#` a pillar, `.` an empty cell. */
const read = (...rows: string[]) => ({
  size: rows.length,
  cells: Array.from(rows.join('')).map((sign): Cell => {
    if (sign === '.') return null
    if (sign === '#') return 'pillar'
    const kind = sign === 'L' ? 'lantern' : sign === 'R' ? 'rubble' : 'star'
    return { id: ids++, kind, rank: kind === 'star' ? Number(sign) : 0 }
  }),
})
const write = (cells: readonly Cell[]) => {
  const size = Math.sqrt(cells.length)
  const text = cells
    .map((cell) =>
      cell === null
        ? '.'
        : cell === 'pillar'
          ? '#'
          : cell.kind === 'star'
            ? cell.rank
            : cell.kind === 'lantern'
              ? 'L'
              : 'R',
    )
    .join('')
  return Array.from({ length: size }, (_, row) => text.slice(row * size, (row + 1) * size))
}
const slid = (rows: string[], way: Parameters<typeof slide>[1]) => slide(read(...rows), way, 1000)

describe('slide', () => {
  it('moves every tile to the wall', () => {
    const rows = ['.1.2', '....', '3...', '...4']
    expect(write(slid(rows, 'left').cells)).toEqual(['12..', '....', '3...', '4...'])
    expect(write(slid(rows, 'down').cells)).toEqual(['....', '....', '...2', '31.4'])
  })

  it('folds a staircase into one star from either end, one beat per merge', () => {
    for (const [row, way, end] of [
      ['3211', 'left', '4...'],
      ['3211', 'right', '...4'],
      ['1123', 'left', '4...'],
    ] as const) {
      const { cells, merges } = slid([row, '....', '....', '....'], way)
      expect(write(cells)[0]).toBe(end)
      expect(merges.map(({ beat }) => beat)).toEqual([1, 2, 3])
    }
  })

  it('merges at most two of three equal stars', () => {
    expect(write(slid(['111.', '....', '....', '....'], 'left').cells)[0]).toBe('21..')
  })

  it('stops at pillars and never merges rubble', () => {
    expect(write(slid(['1#1.', 'RR..', '.#.2', '....'], 'left').cells)).toEqual([
      '1#1.',
      'RR..',
      '.#2.',
      '....',
    ])
  })

  it('lights the line where two lanterns meet, a row across or a column down', () => {
    const across = slid(['5LL.', '....', '....', '....'], 'left')
    expect(across.lights).toMatchObject([{ line: [0, 1, 2, 3], cell: 1 }])
    expect(across.moved).toBe(true)
    const down = slid(['L...', 'L...', '....', '....'], 'down')
    expect(down.lights[0]?.line.toSorted((a, b) => a - b)).toEqual([0, 4, 8, 12])
  })

  it('reports that nothing moved', () => {
    expect(slid(['1...', '2...', '....', '....'], 'left').moved).toBe(false)
  })
})

describe('canMove', () => {
  it('returns false only for a full board without equal neighbors', () => {
    expect(canMove(read('1212', '2121', '1212', '2121'))).toBe(false)
    expect(canMove(read('1212', '2121', '1212', '2122'))).toBe(true)
    expect(canMove(read('1212', '21.1', '1212', '2121'))).toBe(true)
    expect(canMove(read('1#1', '232', '121'))).toBe(false)
    expect(canMove(read('RLR', 'LRL', 'RLR'))).toBe(false)
  })
})
