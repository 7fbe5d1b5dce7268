import { describe, expect, it } from 'vitest'
import { startReady, startSession as start } from './game-session.harness.ts'
import {
  selectFrameProblem,
  selectFrameState,
  selectShouldPause,
  selectProgress,
} from './game-session.selectors.ts'
import type { GameSessionEvent } from './game-session.types.ts'

describe('gameSession: the frame', () => {
  it('is loading, slow after 10 s, and broken after 20 s', async () => {
    const harness = start()
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    await harness.advance(9_999)
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    await harness.advance(1)
    expect(selectFrameState(harness.snapshot)).toBe('slow')
    await harness.advance(9_999)
    expect(selectFrameState(harness.snapshot)).toBe('slow')
    await harness.advance(1)
    expect(selectFrameState(harness.snapshot)).toBe('broken')
  })

  it('loads again on retry, and accepts a game that is late', async () => {
    const harness = start()
    await harness.advance(20_000)
    await harness.send({ type: 'game.retry' })
    expect(harness.emitted).toEqual([{ type: 'reload' }])
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    await harness.advance(20_000)
    await harness.send({ type: 'game.ready' })
    expect(selectFrameState(harness.snapshot)).toBe('ready')
    await harness.advance(60_000)
    expect(selectFrameState(harness.snapshot)).toBe('ready')
  })
})

describe('gameSession: a broken frame', () => {
  it('breaks at once when a loading game reports an error', async () => {
    const harness = start()
    await harness.send({ type: 'game.error', fatal: false })
    expect(selectFrameState(harness.snapshot)).toBe('broken')
    expect(selectFrameProblem(harness.snapshot)).toBe('crashed')
  })

  it('distinguishes a late game from a crashed one', async () => {
    const harness = start()
    expect(selectFrameProblem(harness.snapshot)).toBe(null)
    await harness.advance(20_000)
    expect(selectFrameProblem(harness.snapshot)).toBe('late')
  })

  it('continues after an error of a ready game, unless it is fatal', async () => {
    const harness = await startReady()
    await harness.send({ type: 'game.error', fatal: false })
    expect(selectFrameState(harness.snapshot)).toBe('ready')
    await harness.send({ type: 'game.error', fatal: true })
    expect(selectFrameState(harness.snapshot)).toBe('broken')
    expect(selectFrameProblem(harness.snapshot)).toBe('stopped')
  })

  it('stays broken after a protocol violation until a retry', async () => {
    const harness = await startReady()
    await harness.send({ type: 'game.misbehaved' })
    expect(selectFrameProblem(harness.snapshot)).toBe('misbehaved')
    await harness.send(
      { type: 'game.ready' },
      { type: 'game.opened' },
      { type: 'game.loading', progress: 1 },
      { type: 'game.error', fatal: true },
    )
    expect(selectFrameProblem(harness.snapshot)).toBe('misbehaved')
    expect(selectProgress(harness.snapshot)).toBe(null)
    await harness.send({ type: 'game.retry' })
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    expect(harness.emitted).toEqual([{ type: 'reload' }])
  })

  it('shows progress that never decreases', async () => {
    const harness = start()
    expect(selectProgress(harness.snapshot)).toBe(null)
    const seen = []
    for (const progress of [0, 0.25, 0.75, 0.5, Number.NaN, -1, 7]) {
      await harness.send({ type: 'game.loading', progress })
      seen.push(selectProgress(harness.snapshot))
    }
    expect(seen).toEqual([0, 0.25, 0.75, 0.75, 0.75, 0.75, 1])
    await harness.send({ type: 'game.retry' })
    expect(selectProgress(harness.snapshot)).toBe(null)
  })

  it('does not extend its time limit for progress or another page', async () => {
    const harness = start()
    await harness.advance(9000)
    await harness.send({ type: 'game.loading', progress: 0.5 }, { type: 'game.opened' })
    await harness.advance(1000)
    expect(selectFrameState(harness.snapshot)).toBe('slow')
  })

  it('ignores progress of a ready game, and restarts on another page', async () => {
    const harness = start()
    await harness.send({ type: 'game.loading', progress: 0.5 }, { type: 'game.ready' })
    await harness.send({ type: 'game.loading', progress: 0.9 })
    expect(selectProgress(harness.snapshot)).toBe(0.5)
    await harness.send({ type: 'game.opened' })
    expect(selectProgress(harness.snapshot)).toBe(null)
  })

  it('pauses the time limit of a slow game in a hidden tab', async () => {
    const harness = start()
    await harness.advance(19_999)
    await harness.send({ type: 'page.hidden' })
    await harness.advance(600_000)
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    await harness.send({ type: 'page.visible' })
    await harness.advance(19_999)
    expect(selectFrameState(harness.snapshot)).toBe('slow')
    await harness.advance(1)
    expect(selectFrameState(harness.snapshot)).toBe('broken')
  })

  it('pauses the time limit of a loading game in a hidden tab', async () => {
    const harness = start()
    await harness.advance(9000)
    await harness.send({ type: 'page.hidden' })
    await harness.advance(600_000)
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    await harness.send({ type: 'page.visible' })
    await harness.advance(10_000)
    expect(selectFrameState(harness.snapshot)).toBe('slow')
  })

  it.each<[string, number, readonly GameSessionEvent[]]>([
    ['while it loads', 0, []],
    ['after it was late', 20_000, []],
    ['after it crashed', 0, [{ type: 'game.error', fatal: true }]],
    ['after it was tried again', 0, [{ type: 'game.misbehaved' }, { type: 'game.retry' }]],
  ])('pauses a game that becomes ready in a tab hidden %s', async (_, ms, before) => {
    const harness = start()
    await harness.advance(ms)
    await harness.send(...before, { type: 'page.hidden' }, { type: 'game.ready' })
    expect(selectFrameState(harness.snapshot)).toBe('ready')
    expect(selectShouldPause(harness.snapshot)).toBe(true)
    await harness.send({ type: 'page.visible' })
    expect(selectShouldPause(harness.snapshot)).toBe(false)
  })

  it('loads again when the frame reloads itself, even in a hidden tab', async () => {
    const harness = await startReady()
    await harness.send({ type: 'game.opened' })
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    expect(harness.clock.pending).toBe(1)
    await harness.send({ type: 'game.ready' }, { type: 'page.hidden' }, { type: 'game.opened' })
    expect(selectFrameState(harness.snapshot)).toBe('loading')
    expect(harness.clock.pending).toBe(0)
  })
})
