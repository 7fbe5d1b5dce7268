import { describe, expect, it } from 'vitest'
import { stepsPerSecond } from '../../../core/index.ts'
import { describeRules } from '../../../testing/describe-rules.ts'
import {
  getBeatSteps,
  chances,
  getFirstLength,
  growthsInHand,
  motifs,
  countOpenMotifs,
  replayCost,
} from './tuning.ts'
import { createBot, still } from './bots.ts'
import type { Player } from './bots.ts'
import { readPicture } from '../picture.ts'
import { getRingKind, ringPoints } from './ring.ts'
import { getMultiplier, rules } from './rules.ts'
import type { GameEvent, State } from './rules.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index * 104_729 + 3)
const levels = [1, 2, 3, 4, 5]

function play(seed: number, level: number, hand: Player, seconds: number) {
  const state = rules.start({ seed, level })
  const events: GameEvent[] = []
  for (let step = 0; step < seconds * stepsPerSecond && !state.over; step++) {
    rules.step(state, hand(state), (event) => events.push(event))
  }
  return { state, events }
}

const perfect = createBot(Infinity)

describeRules({
  rules,
  player: (state, random) => ({
    ...still,
    motif: random.chance(0.05) ? random.int(0, state.open - 1) : null,
  }),
  players: { perfect: () => createBot(Infinity), forgetful: () => createBot(5) },
})

const quiet = () => undefined
const until = (state: State, turn: State['turn']) => {
  for (let step = 0; step < 5000 && state.turn !== turn; step++) rules.step(state, still, quiet)
  expect(state.turn).toBe(turn)
}
const repeatAll = (state: State) => {
  const pattern = state.pattern.slice()
  for (const motif of pattern) rules.step(state, { ...still, motif }, quiet)
}

describe('patterns', () => {
  it('use only available motifs, at most two equal ones in a row, and grow by one within a chapter', () => {
    for (const level of levels) {
      for (const seed of seeds.slice(0, 6)) {
        const state = rules.start({ seed, level })
        let before: number[] = []
        let chapter = -1
        for (let round = 0; round < 12; round++) {
          until(state, 'repeat')
          const { pattern } = state
          if (state.chapter === chapter) expect(pattern.slice(0, -1)).toEqual(before)
          else expect(pattern).toHaveLength(getFirstLength(level, state.chapter))
          chapter = state.chapter
          for (const [index, motif] of pattern.entries()) {
            expect(motif).toBeLessThan(countOpenMotifs(level, state.chapter))
            expect(motif === pattern[index + 1] && motif === pattern[index + 2]).toBe(false)
          }
          before = [...pattern]
          repeatAll(state)
          if (round % 3 === 2) {
            until(state, 'ring')
            for (let pick = 0; pick < 4; pick++) rules.step(state, { ...still, motif: pick % 2 }, quiet)
          }
        }
      }
    }
  })

  it('are shown completely and in order before the player draws', () => {
    const { events } = play(7, 3, () => still, 20)
    const shown = events.flatMap((event) => (event.type === 'show' ? [event.motif] : []))
    expect(shown).toEqual(rules.start({ seed: 7, level: 3 }).pattern)
  })

  it('speed up to a limit', () => {
    for (const level of levels) {
      expect(getBeatSteps(level, 1)).toBeLessThan(getBeatSteps(level, 0))
      expect(getBeatSteps(level, 50)).toBeGreaterThanOrEqual(20)
    }
    expect(countOpenMotifs(1, 0)).toBe(4)
    expect(countOpenMotifs(5, 9)).toBe(motifs.length)
  })
})

describe('drawing', () => {
  it('pays for every motif and round, multiplied by rounds in a row', () => {
    const state = rules.start({ seed: 2, level: 1 })
    until(state, 'repeat')
    const { length } = state.pattern
    repeatAll(state)
    const first = state.score
    expect(first).toBeGreaterThanOrEqual(length * 15)
    until(state, 'repeat')
    repeatAll(state)
    expect(state.score - first).toBeGreaterThan((length + 1) * 20)
    expect([0, 1, 2, 5, 40].map(getMultiplier)).toEqual([1, 1, 2, 5, 5])
  })

  it('repeats the pattern after a mistake and ends with the third', () => {
    const state = rules.start({ seed: 2, level: 1 })
    for (let mistake = 1; mistake <= chances; mistake++) {
      until(state, 'repeat')
      const pattern = [...state.pattern]
      const wrong = pattern[0] === 0 ? 1 : 0
      rules.step(state, { ...still, motif: wrong }, quiet)
      expect(state.mistakes).toBe(mistake)
      expect(state.pattern).toEqual(pattern)
    }
    expect(state).toMatchObject({ over: true, score: 0 })
    const before = JSON.stringify(state)
    rules.step(state, { motif: 0, replay: true }, quiet)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('ignores motifs that are unavailable and all motifs while a pattern is shown', () => {
    const state = rules.start({ seed: 2, level: 1 })
    rules.step(state, { ...still, motif: 0 }, quiet)
    until(state, 'repeat')
    for (const motif of [-1, 4, 5, 99, NaN]) rules.step(state, { ...still, motif }, quiet)
    expect(state.mistakes).toBe(0)
  })

  it('charges rising prices for replays and rejects them without enough points', () => {
    const state = rules.start({ seed: 2, level: 1 })
    until(state, 'repeat')
    rules.step(state, { ...still, replay: true }, quiet)
    expect(state).toMatchObject({ turn: 'repeat', replays: 0, score: 0 })
    state.score = 45
    rules.step(state, { ...still, replay: true }, quiet)
    expect(state).toMatchObject({ turn: 'watch', replays: 1, score: 45 - replayCost(0) })
    until(state, 'repeat')
    rules.step(state, { ...still, replay: true }, quiet)
    expect(state).toMatchObject({ turn: 'repeat', score: 25, replays: 1 })
  })

  it('recognizes the kind of a ring', () => {
    const rings = ['0000', '0101', '0110', '0011', '0123', '0012', '0001', '0112']
    expect(rings.map((ring) => getRingKind(ring.split('').map(Number)))).toEqual([
      'unity',
      'rhythm',
      'rhythm',
      'rhythm',
      'variety',
      'free',
      'free',
      'free',
    ])
    expect(Math.min(...Object.values(ringPoints))).toBeGreaterThan(0)
  })
})

describe('a run', () => {
  it('repeats for the same seed and moves and differs with the seed', () => {
    const run = (seed: number) => JSON.stringify(play(seed, 2, createBot(6), 120))
    expect(run(5)).toBe(run(5))
    expect(run(5)).not.toBe(run(6))
  })

  it('lets a perfect player draw hand after hand without a mistake', () => {
    for (const level of levels) {
      for (const seed of seeds.slice(0, 6)) {
        const { state } = play(seed, level, perfect, 600)
        expect(state).toMatchObject({ over: false, mistakes: 0 })
        expect(state.hands).toBeGreaterThan(0)
        expect(state.finished).toHaveLength(growthsInHand)
        expect(state.growths.length).toBeLessThanOrEqual(growthsInHand)
      }
    }
  })

  it('exceeds every memory: a bot that remembers five motifs scores less than one that remembers eight', () => {
    for (const seed of seeds) {
      const [five, eight] = [5, 8].map((memory) => play(seed, 1, createBot(memory), 1200).state)
      expect(five?.over).toBe(true)
      expect(eight?.over).toBe(true)
      expect(five?.score ?? 0).toBeGreaterThan(100)
      expect(eight?.score ?? 0).toBeGreaterThan(five?.score ?? 0)
    }
  })

  it('ends soon for random motifs', () => {
    for (const seed of seeds) {
      const { state } = play(seed, 2, createBot(0), 300)
      expect(state.over).toBe(true)
      expect(state.score).toBeLessThan(400)
    }
  })

  it('forgives one mistake after a flawless chapter', () => {
    const state = rules.start({ seed: 4, level: 1 })
    until(state, 'repeat')
    state.mistakes = 2
    for (let step = 0; step < 60 * 60 && state.chapter === 0; step++) rules.step(state, perfect(state), quiet)
    expect(state).toMatchObject({ chapter: 1, mistakes: 1 })
  })
})

describe('readPicture', () => {
  it('restores a saved picture', () => {
    const picture = {
      pose: 2,
      growths: [
        [0, 1],
        [5, 5, 5],
      ],
    }
    expect(readPicture(JSON.parse(JSON.stringify(picture)))).toEqual(picture)
  })

  it('returns null for any other value', () => {
    const full = Array.from({ length: growthsInHand + 1 }, () => [0])
    for (const value of [
      null,
      7,
      'x',
      [],
      {},
      { pose: 0 },
      { pose: -1, growths: [[0]] },
      { pose: 1e9, growths: [[0]] },
      { pose: 0.5, growths: [[0]] },
      { pose: 0, growths: [] },
      { pose: 0, growths: [[]] },
      { pose: 0, growths: [[6]] },
      { pose: 0, growths: [['0']] },
      { pose: 0, growths: [0] },
      { pose: 0, growths: full },
      { pose: 0, growths: [Array.from({ length: 65 }, () => 0)] },
      { pose: 0, growths: { length: 1 } },
    ]) {
      expect(readPicture(value)).toBeNull()
    }
  })
})
