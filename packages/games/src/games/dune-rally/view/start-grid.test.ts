import { describe, expect, it } from 'vitest'
import { steadyBot } from '../rules/bots.ts'
import { rules } from '../rules/rules.ts'
import { getLift, placeRivals, signalSteps } from './start-grid.ts'

/** Plays a run and returns it, with how near the rivals on the screen come to the car in its first seconds. */
function playStart({ seed, free, seconds }: { seed: number; free: boolean; seconds: number }) {
  const state = rules.start({ seed, level: 1, free })
  let nearest = Infinity
  for (let step = 0; step < seconds * 60; step++) {
    rules.step(state, { ...steadyBot(state), nitro: true }, () => undefined)
    const [first] = placeRivals(state, 0)
    if (state.stageSteps < 240) nearest = Math.min(nearest, (first?.z ?? Infinity) - state.driver.z)
  }
  return { state, nearest }
}

describe('the start grid', () => {
  it('shows the first rivals near the car, and never lets it reach them', () => {
    const waiting = rules.start({ seed: 5, level: 1 })
    expect(placeRivals(waiting, 0.5).map(({ z }) => z)).toEqual([8, 15, 22])
    for (const free of [false, true])
      for (let seed = 1; seed <= 20; seed++)
        expect(playStart({ seed, free, seconds: 6 }).nearest).toBeGreaterThan(4)
  })

  it('shows every rival where the rules have it once they have pulled away', () => {
    const { state } = playStart({ seed: 3, free: false, seconds: 7 })
    expect(placeRivals(state, 0).map(({ z, x }) => ({ z, x }))).toEqual(
      state.rivals.map(({ z, x }) => ({ z, x })),
    )
  })

  it('lowers the camera until the signal', () => {
    const state = rules.start({ seed: 5, level: 1 })
    expect(state.phaseStepsLeft).toBe(signalSteps)
    expect(getLift(state, 0)).toBe(1)
    const { state: driving } = playStart({ seed: 5, free: false, seconds: 2 })
    expect(getLift(driving, 0)).toBe(0)
  })
})
