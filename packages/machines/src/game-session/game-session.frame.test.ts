import { describe, expect, it } from 'vitest'
import { startReady, startSession as start } from './game-session.rig.ts'
import { selectFrameProblem, selectFrameState, selectHeld, selectProgress } from './game-session.selectors.ts'
import type { GameSessionEvent } from './game-session.types.ts'

describe('gameSession: the frame', () => {
  it('is loading, then slow after 10 s, then broken after 20 s', async () => {
    const rig = start()
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    await rig.advance(9_999)
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    await rig.advance(1)
    expect(selectFrameState(rig.snapshot)).toBe('slow')
    await rig.advance(9_999)
    expect(selectFrameState(rig.snapshot)).toBe('slow')
    await rig.advance(1)
    expect(selectFrameState(rig.snapshot)).toBe('broken')
  })

  it('loads again when asked, and takes a game that comes late', async () => {
    const rig = start()
    await rig.advance(20_000)
    await rig.send({ type: 'game.retry' })
    expect(rig.emitted).toEqual([{ type: 'reload' }])
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    await rig.advance(20_000)
    await rig.send({ type: 'game.ready' })
    expect(selectFrameState(rig.snapshot)).toBe('ready')
    await rig.advance(60_000)
    expect(selectFrameState(rig.snapshot)).toBe('ready')
  })
})

describe('gameSession: a frame in trouble', () => {
  it('is broken at once when a game that is loading says that it cannot start', async () => {
    const rig = start()
    await rig.send({ type: 'game.error', fatal: false })
    expect(selectFrameState(rig.snapshot)).toBe('broken')
    expect(selectFrameProblem(rig.snapshot)).toBe('crashed')
  })

  it('tells a game that came too late from one that crashed', async () => {
    const rig = start()
    expect(selectFrameProblem(rig.snapshot)).toBe(null)
    await rig.advance(20_000)
    expect(selectFrameProblem(rig.snapshot)).toBe('late')
  })

  it('plays on after an error in a game that is there, unless the game cannot', async () => {
    const rig = await startReady()
    await rig.send({ type: 'game.error', fatal: false })
    expect(selectFrameState(rig.snapshot)).toBe('ready')
    await rig.send({ type: 'game.error', fatal: true })
    expect(selectFrameState(rig.snapshot)).toBe('broken')
    expect(selectFrameProblem(rig.snapshot)).toBe('stopped')
  })

  it('stays away after it has misbehaved, until the visitor tries again', async () => {
    const rig = await startReady()
    await rig.send({ type: 'game.misbehaved' })
    expect(selectFrameProblem(rig.snapshot)).toBe('misbehaved')
    await rig.send(
      { type: 'game.ready' },
      { type: 'game.opened' },
      { type: 'game.loading', progress: 1 },
      { type: 'game.error', fatal: true },
    )
    expect(selectFrameProblem(rig.snapshot)).toBe('misbehaved')
    expect(selectProgress(rig.snapshot)).toBe(null)
    await rig.send({ type: 'game.retry' })
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    expect(rig.emitted).toEqual([{ type: 'reload' }])
  })

  it('shows how much has come, and never less than before', async () => {
    const rig = start()
    expect(selectProgress(rig.snapshot)).toBe(null)
    const seen = []
    for (const progress of [0, 0.25, 0.75, 0.5, Number.NaN, -1, 7]) {
      await rig.send({ type: 'game.loading', progress })
      seen.push(selectProgress(rig.snapshot))
    }
    expect(seen).toEqual([0, 0.25, 0.75, 0.75, 0.75, 0.75, 1])
    await rig.send({ type: 'game.retry' })
    expect(selectProgress(rig.snapshot)).toBe(null)
  })

  it('is not given more time by telling how much has come, nor by another page', async () => {
    const rig = start()
    await rig.advance(9000)
    await rig.send({ type: 'game.loading', progress: 0.5 }, { type: 'game.opened' })
    await rig.advance(1000)
    expect(selectFrameState(rig.snapshot)).toBe('slow')
  })

  it('takes no word of how much has come from a game that is there, and begins anew with another page', async () => {
    const rig = start()
    await rig.send({ type: 'game.loading', progress: 0.5 }, { type: 'game.ready' })
    await rig.send({ type: 'game.loading', progress: 0.9 })
    expect(selectProgress(rig.snapshot)).toBe(0.5)
    await rig.send({ type: 'game.opened' })
    expect(selectProgress(rig.snapshot)).toBe(null)
  })

  it('does not count the time that a slow game takes in a hidden tab', async () => {
    const rig = start()
    await rig.advance(19_999)
    await rig.send({ type: 'page.hidden' })
    await rig.advance(600_000)
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    await rig.send({ type: 'page.visible' })
    await rig.advance(19_999)
    expect(selectFrameState(rig.snapshot)).toBe('slow')
    await rig.advance(1)
    expect(selectFrameState(rig.snapshot)).toBe('broken')
  })

  it('does not count the time that a hidden tab takes to load', async () => {
    const rig = start()
    await rig.advance(9000)
    await rig.send({ type: 'page.hidden' })
    await rig.advance(600_000)
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    await rig.send({ type: 'page.visible' })
    await rig.advance(10_000)
    expect(selectFrameState(rig.snapshot)).toBe('slow')
  })

  it.each<[string, number, readonly GameSessionEvent[]]>([
    ['while it loads', 0, []],
    ['after it was late', 20_000, []],
    ['after it crashed', 0, [{ type: 'game.error', fatal: true }]],
    ['after it was tried again', 0, [{ type: 'game.misbehaved' }, { type: 'game.retry' }]],
  ])('holds a game that gets ready in a tab that was hidden %s', async (_, ms, before) => {
    const rig = start()
    await rig.advance(ms)
    await rig.send(...before, { type: 'page.hidden' }, { type: 'game.ready' })
    expect(selectFrameState(rig.snapshot)).toBe('ready')
    expect(selectHeld(rig.snapshot)).toBe(true)
    await rig.send({ type: 'page.visible' })
    expect(selectHeld(rig.snapshot)).toBe(false)
  })

  it('loads anew when the frame begins anew by itself, also in a hidden tab', async () => {
    const rig = await startReady()
    await rig.send({ type: 'game.opened' })
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    expect(rig.clock.pending).toBe(1)
    await rig.send({ type: 'game.ready' }, { type: 'page.hidden' }, { type: 'game.opened' })
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    expect(rig.clock.pending).toBe(0)
  })
})
