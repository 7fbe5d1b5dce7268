import { describe, expect, it, vi } from 'vitest'
import { maxRecordedSteps } from '../../bridge/index.ts'
import { createMoveList, readMoves } from '../recording/move-list.ts'
import { createRunKeeper } from './run-keeper.ts'
import type { RunStore } from './run-keeper.ts'

function openKeeper() {
  const store = { saveRun: vi.fn<RunStore['saveRun']>(), endRun: vi.fn<RunStore['endRun']>() }
  const keeper = createRunKeeper('hash', store)
  keeper.start(7)
  const play = (steps: number, score: number, code = 1) => {
    for (let step = 0; step < steps; step++) keeper.record(code, score)
  }
  const savedSteps = () => store.saveRun.mock.calls.map(([{ steps }]) => steps)
  return { keeper, play, store, savedSteps }
}

describe('createRunKeeper', () => {
  it('saves the run every five seconds of play', () => {
    const { play, store, savedSteps } = openKeeper()
    play(299, 10)
    expect(savedSteps()).toEqual([])
    play(401, 20, 2)
    expect(savedSteps()).toEqual([300, 600])
    const [last] = store.saveRun.mock.lastCall ?? []
    expect(last).toMatchObject({ rulesHash: 'hash', seed: 7, steps: 600, score: 20 })
    expect([...(readMoves(last?.moves ?? new Uint8Array())?.pairs() ?? [])]).toEqual([
      [299, 1],
      [301, 2],
    ])
  })

  it('saves when asked what is new, and a run without points after fifteen seconds', () => {
    const { keeper, play, savedSteps } = openKeeper()
    play(400, 0)
    keeper.keep()
    expect(savedSteps()).toEqual([])
    play(1, 5)
    keeper.keep()
    keeper.keep()
    expect(savedSteps()).toEqual([401])
    keeper.start(8)
    play(1000, 0)
    expect(savedSteps()).toEqual([401, 900])
  })

  it('continues the record of an earlier visit', () => {
    const { keeper, play, savedSteps } = openKeeper()
    const earlier = createMoveList()
    earlier.add(3, 500)
    keeper.start(9, earlier)
    keeper.keep()
    play(100, 40)
    expect(savedSteps()).toEqual([600])
  })

  it('reports the run when it is over, and records nothing after it', () => {
    const { keeper, play, store, savedSteps } = openKeeper()
    play(20, 10)
    keeper.end('over')
    play(600, 20)
    keeper.keep()
    expect(store.endRun.mock.calls).toEqual([['over', expect.objectContaining({ steps: 20, score: 10 })]])
    expect(savedSteps()).toEqual([])
  })

  it('reports once that a run is longer than 30 minutes, and keeps its last save', () => {
    const { play, store, savedSteps } = openKeeper()
    play(maxRecordedSteps, 10)
    expect(store.endRun).not.toHaveBeenCalled()
    play(1000, 10)
    expect(store.endRun.mock.calls).toEqual([['too-long']])
    expect(savedSteps().at(-1)).toBe(maxRecordedSteps)
  })
})
