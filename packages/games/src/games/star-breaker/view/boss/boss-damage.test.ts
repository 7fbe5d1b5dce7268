import { describe, expect, it } from 'vitest'
import { getBossPhase } from './boss-damage.ts'

describe('the phase of a guardian', () => {
  it.each([
    [12, 0],
    [9, 0],
    [8, 1],
    [5, 1],
    [4, 2],
    [1, 2],
  ])('with %i of 12 health is %i', (health, phase) => {
    expect(getBossPhase({ health, initialHealth: 12 })).toBe(phase)
  })

  it('changes twice for every guardian', () => {
    for (let initialHealth = 9; initialHealth < 60; initialHealth++) {
      const phases = Array.from({ length: initialHealth }, (_, lost) =>
        getBossPhase({ health: initialHealth - lost, initialHealth }),
      )
      expect(phases).toEqual(phases.toSorted((a, b) => a - b))
      expect(new Set(phases)).toEqual(new Set([0, 1, 2]))
    }
  })
})
