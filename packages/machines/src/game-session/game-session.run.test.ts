import { describe, expect, it } from 'vitest'
import { finish, startReady } from './game-session.rig.ts'
import {
  selectHeld,
  selectOffer,
  selectPaused,
  selectPendingScore,
  selectPlaying,
  selectUnderWay,
} from './game-session.selectors.ts'

const startPlaying = async () => {
  const rig = await startReady()
  await rig.send({ type: 'game.gameplay', on: true })
  return rig
}

describe('gameSession: the pace', () => {
  it.each([
    ['the visitor, here', { type: 'player.pause' }],
    ['the game itself', { type: 'game.gameplay', on: false }],
  ] as const)('is held after %s has paused it, and goes on by either', async (_, pause) => {
    const rig = await startPlaying()
    for (const resume of [{ type: 'player.resume' }, { type: 'game.gameplay', on: true }] as const) {
      await rig.send(pause)
      expect(selectPaused(rig.snapshot)).toBe(true)
      expect(selectHeld(rig.snapshot)).toBe(true)
      await rig.send({ type: 'game.gameplay', on: false })
      expect(selectPaused(rig.snapshot)).toBe(true)
      await rig.send(resume)
      expect(selectPaused(rig.snapshot)).toBe(false)
      expect(selectHeld(rig.snapshot)).toBe(false)
      expect(selectPlaying(rig.snapshot)).toBe(true)
    }
  })

  it('has nothing to pause before a run and after it', async () => {
    const rig = await startReady()
    await rig.send({ type: 'player.pause' })
    expect(selectPaused(rig.snapshot)).toBe(false)
    await rig.send({ type: 'game.gameplay', on: true }, finish(5), { type: 'game.gameplay', on: false })
    expect(selectPaused(rig.snapshot)).toBe(false)
    await rig.send({ type: 'player.pause' })
    expect(selectPaused(rig.snapshot)).toBe(false)
    expect(selectHeld(rig.snapshot)).toBe(false)
  })

  it('ends with the run, though it was paused at its very end', async () => {
    const rig = await startPlaying()
    await rig.send({ type: 'player.pause' }, finish(5))
    expect(selectPaused(rig.snapshot)).toBe(false)
    expect(selectHeld(rig.snapshot)).toBe(false)
  })

  it('holds the game while nobody sees the tab, and remembers that it was paused', async () => {
    const rig = await startPlaying()
    await rig.send({ type: 'page.hidden' })
    expect(selectHeld(rig.snapshot)).toBe(true)
    expect(selectPaused(rig.snapshot)).toBe(false)
    await rig.send({ type: 'page.visible' })
    expect(selectHeld(rig.snapshot)).toBe(false)
    await rig.send({ type: 'page.hidden' }, { type: 'game.gameplay', on: false }, { type: 'page.visible' })
    expect(selectHeld(rig.snapshot)).toBe(true)
    expect(selectPaused(rig.snapshot)).toBe(true)
  })

  it('starts anew with the game', async () => {
    const rig = await startPlaying()
    await rig.send({ type: 'player.pause' }, { type: 'game.retry' }, { type: 'game.ready' })
    expect(selectPaused(rig.snapshot)).toBe(false)
    expect(selectUnderWay(rig.snapshot)).toBe(false)
  })

  it('is not disturbed when the game says again that it is ready', async () => {
    const rig = await startPlaying()
    await rig.send({ type: 'player.pause' }, { type: 'game.ready' })
    expect(selectPaused(rig.snapshot)).toBe(true)
  })
})

describe('gameSession: the run', () => {
  it('goes on, however often the game says that it is played', async () => {
    const rig = await startPlaying()
    await rig.send({ type: 'game.gameplay', on: true })
    expect(selectPlaying(rig.snapshot)).toBe(true)
    expect(selectPaused(rig.snapshot)).toBe(false)
  })

  it('is played between the game saying so and its end', async () => {
    const rig = await startReady()
    expect(selectPlaying(rig.snapshot)).toBe(false)
    await rig.send({ type: 'game.gameplay', on: true })
    expect(selectPlaying(rig.snapshot)).toBe(true)
    await rig.send({ type: 'game.gameplay', on: false })
    expect(selectPlaying(rig.snapshot)).toBe(false)
    await rig.send({ type: 'game.gameplay', on: true }, { type: 'game.score', value: 5, final: false })
    expect(selectPlaying(rig.snapshot)).toBe(true)
    await rig.send(finish(0))
    expect(selectPlaying(rig.snapshot)).toBe(false)
  })

  it('puts the offer aside while the next one goes on, and keeps the score', async () => {
    const rig = await startReady()
    await rig.send(finish(300), { type: 'game.gameplay', on: true })
    expect(selectOffer(rig.snapshot)).toBe('none')
    expect(selectPendingScore(rig.snapshot)).toBe(300)
    await rig.send({ type: 'game.gameplay', on: false })
    expect(selectOffer(rig.snapshot)).toBe('none')
    await rig.send(finish(200))
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('does not stop a score that is on its way, and ends the word of one that has arrived', async () => {
    const rig = await startReady()
    await rig.send(finish(300), { type: 'score.submit' }, { type: 'game.gameplay', on: true })
    expect(rig.held).toEqual(['submit'])
    rig.ports.submit.resolve({ recordId: 's1' })
    await rig.settle()
    await rig.send(finish(0))
    expect(selectOffer(rig.snapshot)).toBe('submitted')
    await rig.send({ type: 'game.gameplay', on: true }, finish(0))
    expect(selectOffer(rig.snapshot)).toBe('none')
  })
})
