import { describe, expect, it } from 'vitest'
import { getPageEntries } from './page-entries.ts'

const shown = (page: number, count: number, neighbours = 1) =>
  getPageEntries(page, count, neighbours)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ')

describe('getPageEntries', () => {
  it.each([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [50, 100, '1 … 49 50 51 … 100'],
  ])('page %i of %i', (page, count, entries) => {
    expect(shown(page, count)).toBe(entries)
  })

  it('always shows the current page, its neighbours and both ends, in constant length, without a gap of one page', () => {
    for (const neighbours of [0, 1, 2]) {
      for (let count = 1; count <= 30; count += 1) {
        const lengths = new Set<number>()
        for (let page = 1; page <= count; page += 1) {
          const entries = getPageEntries(page, count, neighbours)
          lengths.add(entries.length)
          const pages = entries.filter((entry) => typeof entry === 'number')
          expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
          expect(pages.at(0)).toBe(1)
          expect(pages.at(-1)).toBe(count)
          for (
            let near = Math.max(1, page - neighbours);
            near <= Math.min(count, page + neighbours);
            near += 1
          )
            expect(pages).toContain(near)
          entries.forEach((entry, at) => {
            if (typeof entry === 'number') return
            expect(Number(entries[at + 1]) - Number(entries[at - 1])).toBeGreaterThan(2)
          })
        }
        expect(lengths.size).toBe(1)
      }
    }
  })
})
