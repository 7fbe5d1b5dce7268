import { describe, expect, it } from 'vitest'
import { getRows, pictureNames, pictures, ramparts } from './pictures.ts'
import { grid, paddleLine } from './state.ts'
import { bossInterval, createWall } from './walls.ts'

const seeds = Array.from({ length: 24 }, (_, seed) => seed * 104_729)
const walls = Array.from({ length: 40 }, (_, index) => index + 1)

describe('the pictures', () => {
  it('are thirty, all different', () => {
    expect(new Set(Object.values(pictures).map(({ rows }) => rows)).size).toBe(30)
  })

  it.each(Object.entries({ ...pictures, ...ramparts }))(
    '%s fits the grid and names its parts',
    (_, picture) => {
      const rows = getRows(picture)
      expect(rows.length).toBeLessThanOrEqual(grid.rows)
      const letters = 'abcdefgh'.slice(0, picture.kinds.length).split('')
      for (const row of rows) {
        expect(row).toHaveLength(grid.columns)
        for (const letter of row) expect(['.', 'k', ...letters]).toContain(letter)
      }
      for (const [index, letter] of letters.entries()) {
        expect('phgmsl').toContain(picture.kinds[index])
        expect(rows.join('')).toContain(letter)
      }
    },
  )

  it('have a key where they have locks', () => {
    for (const { kinds, rows } of Object.values(pictures))
      expect(kinds.includes('l')).toBe(rows.includes('k'))
  })
})

describe('createWall', () => {
  it('lays between 26 and 66 stars, well above the paddle, with at least five lanterns', () => {
    for (const seed of seeds)
      for (const wall of [1, 2, 3, 9, 12])
        for (const level of [1, 5]) {
          const { stars } = createWall(seed, wall, level)
          expect(stars.length).toBeGreaterThanOrEqual(26)
          expect(stars.length).toBeLessThanOrEqual(66)
          expect(stars.every(({ initialStrength }) => [1, 2, 3].includes(initialStrength))).toBe(true)
          expect(stars.filter(({ power }) => power).length).toBeGreaterThanOrEqual(5)
        }
    expect(grid.y + grid.rows * grid.side).toBeLessThan(paddleLine - 100)
  })

  it('leaves each moving star free cells on both sides, also when its picture is flipped', () => {
    for (const seed of seeds)
      for (const wall of [6, 7, 8, 9, 11, 12, 13, 14]) {
        const { stars } = createWall(seed, wall, 3)
        const resting = new Set(
          stars.filter(({ kind }) => kind !== 'moving').map(({ column, row }) => `${column} ${row}`),
        )
        for (const { kind, column, row } of stars) {
          if (kind !== 'moving') continue
          expect(column).toBeGreaterThan(0)
          expect(column).toBeLessThan(grid.columns - 1)
          for (const side of [-1, 1]) expect(resting.has(`${column + side} ${row}`)).toBe(false)
        }
      }
  })

  it('begins with plain stars and shows all six kinds later', () => {
    for (const seed of seeds)
      expect(createWall(seed, 1, 1).stars.every(({ kind }) => kind === 'plain')).toBe(true)
    const kinds = walls.flatMap((wall) => createWall(5, wall, 1).stars.map(({ kind }) => kind))
    expect([...new Set(kinds)].sort()).toEqual(['glass', 'hard', 'locked', 'moving', 'plain', 'spark'])
  })

  it('shows every picture once before any returns, and a boss on every fifth wall', () => {
    for (const seed of seeds) {
      const names: string[] = []
      for (const wall of walls) {
        const { name, boss } = createWall(seed, wall, 1)
        expect(boss !== null).toBe(wall % bossInterval === 0)
        if (!boss && names.length < pictureNames.length) names.push(name)
      }
      expect(new Set(names).size).toBe(pictureNames.length)
    }
    expect([5, 10, 15].map((wall) => createWall(1, wall, 1).name)).toEqual([
      'boss-ember',
      'boss-ray',
      'boss-guard',
    ])
  })

  it('lays stronger walls as the number grows', () => {
    const strength = (from: number) =>
      seeds.reduce((sum, seed) => {
        const stars = [0, 1, 2].flatMap((more) => createWall(seed, from + more, 2).stars)
        return sum + stars.reduce((hits, { initialStrength }) => hits + initialStrength, 0) / stars.length
      }, 0)
    expect(strength(6)).toBeGreaterThan(strength(1))
    expect(strength(16)).toBeGreaterThan(strength(6))
  })
})
