import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Rules, RunState } from '../core/index.ts'
import { Random } from '../core/random.ts'
import { readOnly } from './read-only.ts'

type Player<State, Moves> = (state: State, random: Random, step: number) => Moves

export interface RulesUnderTest<State extends RunState, Moves, GameEvent> {
  rules: Rules<State, Moves, GameEvent>
  /** Returns a player's moves for a step. It cannot change the state. */
  player: Player<State, Moves>
  /** Further players of the game's tests by name; each call creates a new one. */
  players?: Readonly<Record<string, () => Player<State, Moves>>>
  /** Whether the codec rounds the players' moves, because they are more exact than any hand. @default false */
  rounded?: boolean
  /** Number of steps after which this player's run must be over. @default 36000, ten minutes */
  longest?: number
}

const seeds = [1, 2, 3, 0xffff_ffff]
const levels = [1, 3, 5]
/** Steps for which each further player is checked; the read-only view is slow. */
const watched = 1200

/** Tests the rules of a game: deterministic, self-contained, whole scores, finite runs. */
export function describeRules<State extends RunState, Moves, GameEvent>({
  rules,
  player,
  players = {},
  rounded = false,
  longest = 36_000,
}: RulesUnderTest<State, Moves, GameEvent>): void {
  const play = (seed: number, level: number) => {
    const state = rules.start({ seed, level })
    const random = new Random(seed)
    const scores: number[] = []
    let step = 0
    for (; step < longest && !state.over; step++) {
      rules.step(state, player(readOnly(state), random, step), () => undefined)
      scores.push(state.score)
    }
    return { state, scores, steps: step }
  }

  describe('rules', () => {
    const forbidden = (name: string) => () => {
      throw new Error(`Rules called ${name}: take chance from the seed and time from the steps.`)
    }
    beforeEach(() => {
      vi.spyOn(Math, 'random').mockImplementation(forbidden('Math.random'))
      vi.spyOn(Date, 'now').mockImplementation(forbidden('Date.now'))
      vi.spyOn(performance, 'now').mockImplementation(forbidden('performance.now'))
    })
    afterEach(() => vi.restoreAllMocks())

    it('play the same run twice from the same seed and moves', () => {
      for (const seed of seeds) {
        for (const level of levels) {
          const [one, two] = [play(seed, level), play(seed, level)]
          expect(two.scores).toEqual(one.scores)
          expect(JSON.stringify(two.state)).toBe(JSON.stringify(one.state))
        }
      }
    })

    it('play another run from another seed', () => {
      const runs = seeds.map(
        (seed) => JSON.stringify(rules.start({ seed, level: 1 })) + play(seed, 1).scores.join(),
      )
      expect(new Set(runs).size).toBeGreaterThan(1)
    })

    it.each(Object.entries(players))('are not changed by a player of the tests: %s', (_, open) => {
      for (const level of levels) {
        const start = { seed: 7, level }
        const [played, replayed] = [rules.start(start), rules.start(start)]
        const [decide, random] = [open(), new Random(7)]
        for (let step = 0; step < watched && !played.over; step++) {
          const moves = decide(readOnly(played), random, step)
          for (const state of [played, replayed]) rules.step(state, moves, () => undefined)
        }
        expect(JSON.stringify(replayed)).toBe(JSON.stringify(played))
      }
    })

    const everyPlayer = { first: () => player, ...players }
    it.each(Object.entries(everyPlayer))('know every move of a player of the tests: %s', (_, open) => {
      const state = rules.start({ seed: 7, level: 3 })
      const [decide, random] = [open(), new Random(7)]
      for (let step = 0; step < watched && !state.over; step++) {
        const moves = decide(state, random, step)
        const played = rules.decodeMove(rules.encodeMove(moves))
        if (!rounded) expect(played).toEqual(moves)
        expect(rules.decodeMove(rules.encodeMove(played))).toEqual(played)
        rules.step(state, played, () => undefined)
      }
    })

    it('count in whole points from 0 and come to an end', () => {
      for (const level of levels) {
        const { scores, state } = play(seeds[0] ?? 1, level)
        expect(rules.start({ seed: 1, level }).score).toBe(0)
        expect(scores.filter((score) => !Number.isSafeInteger(score) || score < 0)).toEqual([])
        expect(state.over).toBe(true)
      }
    })
  })
}
