import { describe, expect, it } from 'vitest'
import { finish, startReady } from './game-session.harness.ts'
import {
  selectShouldPause,
  selectOffer,
  selectPaused,
  selectPendingScore,
  selectPlaying,
  selectIsRunActive,
} from './game-session.selectors.ts'

const startPlaying = async () => {
  const harness = await startReady()
  await harness.send({ type: 'game.gameplay', on: true })
  return harness
}

describe('gameSession: pausing', () => {
  it.each([
    ['the user', { type: 'player.pause' }],
    ['the game itself', { type: 'game.gameplay', on: false }],
  ] as const)('pauses after %s, and resumes from either side', async (_, pause) => {
    const harness = await startPlaying()
    for (const resume of [{ type: 'player.resume' }, { type: 'game.gameplay', on: true }] as const) {
      await harness.send(pause)
      expect(selectPaused(harness.snapshot)).toBe(true)
      expect(selectShouldPause(harness.snapshot)).toBe(true)
      await harness.send({ type: 'game.gameplay', on: false })
      expect(selectPaused(harness.snapshot)).toBe(true)
      await harness.send(resume)
      expect(selectPaused(harness.snapshot)).toBe(false)
      expect(selectShouldPause(harness.snapshot)).toBe(false)
      expect(selectPlaying(harness.snapshot)).toBe(true)
    }
  })

  it('has nothing to pause before and after a run', async () => {
    const harness = await startReady()
    await harness.send({ type: 'player.pause' })
    expect(selectPaused(harness.snapshot)).toBe(false)
    await harness.send({ type: 'game.gameplay', on: true }, finish(5), { type: 'game.gameplay', on: false })
    expect(selectPaused(harness.snapshot)).toBe(false)
    await harness.send({ type: 'player.pause' })
    expect(selectPaused(harness.snapshot)).toBe(false)
    expect(selectShouldPause(harness.snapshot)).toBe(false)
  })

  it('ends with the run, even if paused at its end', async () => {
    const harness = await startPlaying()
    await harness.send({ type: 'player.pause' }, finish(5))
    expect(selectPaused(harness.snapshot)).toBe(false)
    expect(selectShouldPause(harness.snapshot)).toBe(false)
  })

  it('pauses the game while the tab is hidden, and keeps a pause of the user', async () => {
    const harness = await startPlaying()
    await harness.send({ type: 'page.hidden' })
    expect(selectShouldPause(harness.snapshot)).toBe(true)
    expect(selectPaused(harness.snapshot)).toBe(false)
    await harness.send({ type: 'page.visible' })
    expect(selectShouldPause(harness.snapshot)).toBe(false)
    await harness.send(
      { type: 'page.hidden' },
      { type: 'game.gameplay', on: false },
      { type: 'page.visible' },
    )
    expect(selectShouldPause(harness.snapshot)).toBe(true)
    expect(selectPaused(harness.snapshot)).toBe(true)
  })

  it('resets when the game restarts', async () => {
    const harness = await startPlaying()
    await harness.send({ type: 'player.pause' }, { type: 'game.retry' }, { type: 'game.ready' })
    expect(selectPaused(harness.snapshot)).toBe(false)
    expect(selectIsRunActive(harness.snapshot)).toBe(false)
  })

  it('ignores a repeated ready event', async () => {
    const harness = await startPlaying()
    await harness.send({ type: 'player.pause' }, { type: 'game.ready' })
    expect(selectPaused(harness.snapshot)).toBe(true)
  })
})

describe('gameSession: the run', () => {
  it('continues through repeated gameplay events', async () => {
    const harness = await startPlaying()
    await harness.send({ type: 'game.gameplay', on: true })
    expect(selectPlaying(harness.snapshot)).toBe(true)
    expect(selectPaused(harness.snapshot)).toBe(false)
  })

  it('is active from its start to its end', async () => {
    const harness = await startReady()
    expect(selectPlaying(harness.snapshot)).toBe(false)
    await harness.send({ type: 'game.gameplay', on: true })
    expect(selectPlaying(harness.snapshot)).toBe(true)
    await harness.send({ type: 'game.gameplay', on: false })
    expect(selectPlaying(harness.snapshot)).toBe(false)
    await harness.send({ type: 'game.gameplay', on: true }, { type: 'game.score', value: 5, final: false })
    expect(selectPlaying(harness.snapshot)).toBe(true)
    await harness.send(finish(0))
    expect(selectPlaying(harness.snapshot)).toBe(false)
  })

  it('hides the offer during the next run, and keeps the score', async () => {
    const harness = await startReady()
    await harness.send(finish(300), { type: 'game.gameplay', on: true })
    expect(selectOffer(harness.snapshot)).toBe('none')
    expect(selectPendingScore(harness.snapshot)).toBe(300)
    await harness.send({ type: 'game.gameplay', on: false })
    expect(selectOffer(harness.snapshot)).toBe('none')
    await harness.send(finish(200))
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('does not stop a submission, and hides its confirmation', async () => {
    const harness = await startReady()
    await harness.send(finish(300), { type: 'score.submit' }, { type: 'game.gameplay', on: true })
    expect(harness.held).toEqual(['submit'])
    harness.ports.submit.resolve({ recordId: 's1' })
    await harness.settle()
    await harness.send(finish(0))
    expect(selectOffer(harness.snapshot)).toBe('submitted')
    await harness.send({ type: 'game.gameplay', on: true }, finish(0))
    expect(selectOffer(harness.snapshot)).toBe('none')
  })
})
