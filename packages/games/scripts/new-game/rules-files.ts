/** Returns the pure part of the game: rules, bots and their test. */
export const listRulesFiles = (title: string): Readonly<Record<string, string>> => ({
  'rules.ts': `import { createMoveCodec, flag, Random } from '../../core/index.ts'
import type { Rules } from '../../core/index.ts'

export interface State {
  score: number
  over: boolean
  lives: number
  level: number
  /** Catches in a row, up to \`maxStreak\`. */
  streak: number
  /** Steps since the toss. */
  age: number
  /** Half turns of the coin since it showed heads. */
  turns: number
  /** Half turns per step. */
  spin: number
  random: Random
}
export interface Moves {
  grab: boolean
}
export type GameEvent = 'heads' | 'tails'

/** Steps from the toss to the ground. */
export const flight = 100
export const maxStreak = 5

export const showsHeads = (turns: number): boolean => Math.round(turns) % 2 === 0
/** Returns whether the coin falls, so that it can be caught. */
export const canGrab = (age: number): boolean => age > flight / 2

function toss(state: State): void {
  state.age = 0
  state.turns = state.random.int(0, 1)
  state.spin = (0.025 + 0.008 * state.level + 0.003 * state.streak) * state.random.between(0.8, 1.2)
}

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({ grab: flag }), // see "Recorded runs"
  start({ seed, level }) {
    const random = new Random(seed)
    const state = { score: 0, over: false, lives: 3, level, streak: 0, age: 0, turns: 0, spin: 0, random }
    toss(state)
    return state
  },
  step(state, { grab }, emit) {
    // 60 times per second
    state.age += 1
    state.turns += state.spin
    const isGrabbed = grab && canGrab(state.age)
    if (!isGrabbed && state.age < flight) return
    const isCaught = isGrabbed && showsHeads(state.turns)
    if (isCaught) {
      state.streak = Math.min(state.streak + 1, maxStreak)
      state.score += 10 * state.streak
    } else {
      state.streak = 0
      state.lives -= 1
      state.over = state.lives === 0
    }
    emit(isCaught ? 'heads' : 'tails') // for sounds and particles
    toss(state)
  },
}
`,
  'bots.ts': `import type { Random } from '../../core/index.ts'
import { canGrab, showsHeads } from './rules.ts'
import type { Moves, State } from './rules.ts'

type Bot = (state: State, random: Random) => Moves

/** Grabs at any time, and so loses. */
export const careless: Bot = (_, random) => ({ grab: random.chance(0.02) })

/** Grabs as soon as the falling coin will show heads. */
export const expert: Bot = ({ age, turns, spin }) => ({ grab: canGrab(age + 1) && showsHeads(turns + spin) })
`,
  'rules.test.ts': `import { describe, expect, it } from 'vitest'
import { Random } from '../../core/index.ts'
import { describeRules } from '../../testing/describe-rules.ts'
import { careless, expert } from './bots.ts'
import { flight, rules } from './rules.ts'

describeRules({ rules, player: careless, players: { expert: () => expert } })

describe('a run of ${title}', () => {
  it.each([1, 3, 5])('is won by skill at level %i', (level) => {
    const play = (bot: typeof expert) => {
      const [state, random] = [rules.start({ seed: 7, level }), new Random(7)]
      for (let step = 0; step < 3600 && !state.over; step++)
        rules.step(state, bot(state, random), () => undefined)
      return state
    }
    expect(play(expert)).toMatchObject({ lives: 3, over: false })
    expect(play(expert).score).toBeGreaterThan(4 * play(careless).score)
  })

  it('is over after three missed coins', () => {
    const state = rules.start({ seed: 7, level: 1 })
    for (let step = 0; step < 3 * flight; step++) rules.step(state, { grab: false }, () => undefined)
    expect(state).toMatchObject({ score: 0, lives: 0, over: true })
  })
})
`,
})
