import { describe, expect, it } from 'vitest'
import { Random, mixSeed, hashSeed } from './random.ts'

const many = <T>(make: () => T) => Array.from({ length: 5000 }, make)

describe('Random', () => {
  it('matches mulberry32', () => {
    const random = new Random(42)
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.6011037519201636, 0.44829055899754167, 0.8524657934904099,
    ])
  })

  it('continues from a restored state', () => {
    const random = new Random(7)
    random.next()
    const copy = new Random(random.state)
    expect(copy.next()).toBe(random.next())
  })

  it('distributes evenly within bounds', () => {
    const random = new Random(3)
    const numbers = many(() => random.next())
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toBeCloseTo(0.5, 1)
    expect(new Set(many(() => random.int(2, 4)))).toEqual(new Set([2, 3, 4]))
    expect(many(() => random.between(-1, 1)).every((n) => n >= -1 && n < 1)).toBe(true)
    expect(many(() => random.chance(0))).not.toContain(true)
    expect(many(() => random.chance(1))).not.toContain(false)
  })

  it('shuffles a copy without losing elements', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = new Random(9).shuffle(list)
    expect(shuffled).not.toEqual(list)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list)
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('throws a clear error for an empty list', () => {
    expect(() => new Random(1).pick([])).toThrow(/empty list/)
  })
})

describe('seeds', () => {
  it('differs by salt and by text, within 32 bits', () => {
    const mixed = Array.from({ length: 200 }, (_, salt) => mixSeed(5, salt))
    expect(new Set(mixed).size).toBe(200)
    expect(hashSeed('zellige-1')).not.toBe(hashSeed('zellige-2'))
    for (const seed of [...mixed, hashSeed(''), hashSeed('قفزة')]) {
      expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff).toBe(true)
    }
  })
})
