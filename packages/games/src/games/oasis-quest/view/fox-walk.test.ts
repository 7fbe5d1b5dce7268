import { describe, expect, it } from 'vitest'
import { rules } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { createFoxWalk } from './fox-walk.ts'

const frame = 1 / 60
const still = rules.start({ seed: 1, level: 1 })
const chamber = { ...still.chamber, width: 10, fox: { den: 11, plate: 18 } }

/** Returns a state with a fox that follows the hero's step between two tiles, in rows of ten. */
const follow = (from: number, hero: number): State => ({
  ...still,
  chamber,
  devices: { ...still.devices, fox: 1 },
  from,
  hero,
})

describe('createFoxWalk', () => {
  it('walks to the tile behind the hero instead of jumping', () => {
    const walk = createFoxWalk(() => false)
    const start = walk(follow(12, 13), frame)?.x ?? 0
    const walked = Array.from({ length: 40 }, () => walk(follow(13, 14), frame)?.x ?? 0)
    expect(start).toBeCloseTo(2.38)
    expect(walked[0]).toBeGreaterThan(start)
    expect(walked[0]).toBeLessThan(start + 0.3)
    expect(walked.toSorted((a, b) => a - b)).toEqual(walked)
    expect(walked.at(-1)).toBeCloseTo(3.38, 1)
  })

  it.each([
    ['with reduced motion', true, 14],
    ['through a whirl', false, 37],
  ])('is in its place at once %s', (_, reduced, hero) => {
    const walk = createFoxWalk(() => reduced)
    walk(follow(12, 13), frame)
    expect(walk(follow(hero - 1, hero), frame)?.x).toBeCloseTo((hero % 10) - 0.62)
  })

  it('has no place where there is no fox', () => {
    const state = { ...follow(12, 13), chamber: { ...chamber, fox: null } }
    expect(createFoxWalk(() => false)(state, frame)).toBeNull()
  })
})
