import { describe, expect, it } from 'vitest'
import { createMissionCounter } from '../../../core/goals/missions.ts'
import { manifest } from '../manifest.ts'
import { missions } from '../missions.ts'
import { average, createCook, expert, novice } from './bots.ts'
import type { Cook } from './bots.ts'
import { rules } from './rules.ts'
import type { GameEvent } from './state.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index * 7919 + 1)
const play = (cook: Cook, level: number, seed: number) => {
  const state = rules.start({ seed, level })
  const events: GameEvent[] = []
  let steps = 0
  for (; !state.over && steps < 50_000; steps++) rules.step(state, cook(state), (event) => events.push(event))
  return { state, events, steps }
}

describe('missions', () => {
  it('of one run are within reach of a good cook', () => {
    const counts = seeds.slice(0, 8).map((seed) => {
      const state = rules.start({ seed, level: 1 })
      const counter = createMissionCounter(missions, state)
      const cook = createCook(expert, seed)
      for (let steps = 0; !state.over && steps < 50_000; steps++)
        rules.step(state, cook(state), (event) => counter.count(event))
      return counter.counts
    })
    const missed = missions.filter(
      ({ id, goal, scope }) => scope === 'run' && counts.every((each) => (each[id] ?? 0) < goal),
    )
    expect(missed.map(({ id }) => id)).toEqual([])
  })
})

describe('the balance', () => {
  const measure = (skill: typeof novice, level: number) => {
    const runs = seeds.map((seed) => play(createCook(skill, seed), level, seed))
    expect(Math.max(...runs.map(({ state }) => state.score))).toBeLessThan(manifest.maxScore / 5)
    return {
      mean: runs.reduce((sum, { steps }) => sum + steps / 60, 0) / runs.length,
      longest: Math.max(...runs.map(({ steps }) => steps / 60)),
    }
  }

  it('gives a novice minutes, and each better cook far more', () => {
    const [first, second, third] = [measure(novice, 1), measure(average, 1), measure(expert, 1)]
    expect(first.mean).toBeGreaterThan(45)
    expect(first.mean).toBeLessThan(150)
    expect(second.mean).toBeGreaterThan(1.6 * first.mean)
    expect(third.mean).toBeGreaterThan(1.6 * second.mean)
    expect(third.longest).toBeLessThan(720)
  })

  it('is harder at each level', () => {
    const means = [1, 2, 3, 4, 5].map((level) => measure(average, level).mean)
    for (const [index, mean] of means.slice(1).entries())
      expect(mean, means.map(Math.round).join()).toBeLessThanOrEqual(0.88 * (means[index] ?? 0))
  })
})
