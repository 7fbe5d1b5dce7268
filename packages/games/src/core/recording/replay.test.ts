import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { recordings } from '../../testing/recorded-runs.ts'
import { createMoveCodec, flag } from './move-codec.ts'
import { writeLog } from '../../bridge/log/run-log.ts'
import { createMoveList, writeMoves } from './move-list.ts'
import { createReplay, replay, replayText } from './replay.ts'

/** Characters of a log per minute. Bots that aim again in every step are the worst case. */
const charactersPerMinute = (id: string): number =>
  ({ 'star-breaker': 6400, 'dune-rally': 2000, 'oasis-quest': 600 })[id] ?? 400
/** Seconds of play after which a recorded run stops. */
const longest = 300
const starts = [
  { seed: 1, level: 1 },
  { seed: 0xdead_beef, level: 3 },
  { seed: 0xffff_ffff, level: 5 },
]

it('records every game', () => {
  const folders = readdirSync(new URL('../../games', import.meta.url))
  expect(Object.keys(recordings).sort()).toEqual(folders.sort())
})

describe.each(Object.entries(recordings))('a log of %s', (id, game) => {
  it.each(starts)('replays to the recorded score: %o', async (start) => {
    const log = game.record(id, start, longest)
    const text = (await writeLog(log)) ?? ''
    expect(log.score).toBeGreaterThan(0)
    expect(text.length).toBeLessThan(300 + charactersPerMinute(id) * (log.steps / 3600))
    const result = await game.replay(text)
    expect(result).toEqual({ over: log.steps < longest * 60, score: log.score, steps: log.steps })
  })
})

describe('replay', () => {
  const rules = {
    ...createMoveCodec<{ count: boolean }>({ count: flag }),
    start: ({ seed, level }: { seed: number; level: number }) => ({ score: 0, over: false, seed, level }),
    step(state: { score: number; over: boolean; level: number }, { count }: { count: boolean }) {
      if (state.level === 5) throw new Error('The rules broke')
      if (count) state.score += 1
      state.over = state.score === 10
    },
  }
  const list = (...codes: readonly number[]) => {
    const moves = createMoveList()
    for (const code of codes) moves.add(code)
    return moves
  }
  const play = (codes: readonly number[], level = 1) =>
    replay({ seed: 1, level, steps: codes.length, moves: writeMoves(list(...codes)) }, rules)
  const ten = Array<number>(10).fill(1)

  it('reports the steps and the score of the run', () => {
    expect(play([1, 0, 1])).toEqual({ over: false, score: 2, steps: 3 })
    expect(play(ten)).toEqual({ over: true, score: 10, steps: 10 })
  })

  it('refuses other steps than claimed', () =>
    expect(replay({ seed: 1, level: 1, steps: 4, moves: writeMoves(list(1, 0, 1)) }, rules)).toEqual({
      refused: 'moves',
    }))

  it('refuses moves after the end', () => expect(play([...ten, 1])).toEqual({ refused: 'ended' }))

  it('refuses a run in which the rules throw', () => {
    expect(play([1], 5)).toEqual({ refused: 'failed' })
    const broken = {
      ...rules,
      start: () => {
        throw new Error('The rules broke')
      },
    }
    expect(replay({ seed: 1, level: 1, steps: 1, moves: writeMoves(list(1)) }, broken)).toEqual({
      refused: 'failed',
    })
  })

  it('plays impossible codes as no input', () =>
    expect(play([65_535, 2, 1])).toEqual({ over: false, score: 1, steps: 3 }))

  it('passes on why a text is refused', async () =>
    expect(await replayText('no log', rules)).toEqual({ refused: 'malformed' }))

  it('pauses after any number of steps', () => {
    const state = { score: 0, over: false }
    const paused = createReplay(list(1, 1, 1, 0), { state, step: (code) => (state.score += code) })
    expect(paused.advance(2)).toBeNull()
    expect([paused.getSteps(), state.score]).toEqual([2, 2])
    expect(paused.advance(2)).toEqual({ over: false, score: 3, steps: 4 })
  })
})
