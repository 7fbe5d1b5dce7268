import { describe, expect, it } from 'vitest'
import { createSeededRandom } from './seeded-random.ts'

const take = (seed: number, count: number) => {
  const random = createSeededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('createSeededRandom', () => {
  it('repeats the stream of a seed and differs between seeds', () => {
    expect(take(7, 20)).toEqual(take(7, 20))
    expect(take(7, 20)).not.toEqual(take(8, 20))
  })

  it('keeps the numbers that shared links depend on', () => {
    expect(take(1, 3).map((value) => Math.floor(value * 2 ** 32))).toEqual([2693262067, 11749833, 2265367787])
  })

  it('stays in [0, 1) and is evenly distributed', () => {
    const buckets = Array.from({ length: 10 }, () => 0)
    for (const value of take(2016, 10_000)) {
      expect(value >= 0 && value < 1).toBe(true)
      buckets[Math.floor(value * 10)] = (buckets[Math.floor(value * 10)] ?? 0) + 1
    }
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
