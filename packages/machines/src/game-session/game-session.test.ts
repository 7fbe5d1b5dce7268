import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { gameSessionCases } from './game-session.cases.ts'
import { gameSessionMachine } from './game-session.machine.ts'
import {
  selectFrameProblem,
  selectFrameState,
  selectHeld,
  selectOffer,
  selectPaused,
  selectPendingScore,
  selectPlaying,
} from './game-session.selectors.ts'
import type {
  GameSessionEvent,
  GameSessionInput,
  GameSessionPorts,
  ScoreSubmission,
} from './game-session.types.ts'
import { pointsOf } from './score.ts'

const player = { id: 'u1', name: 'sara' }

const start = (input: GameSessionInput = { gameId: 'zellige', player }) =>
  startRig<typeof gameSessionMachine, GameSessionPorts>(gameSessionMachine, gameSessionCases, input)

const startReady = async () => {
  const rig = start()
  await rig.send({ type: 'game.ready' })
  return rig
}

const finish = (value: number) => ({ type: 'game.score', value, final: true }) as const

describeChart(gameSessionMachine, gameSessionCases, {
  invariants: {
    'a score waits exactly while one is offered, needs sign-in or is on its way': ({ snapshot }) =>
      (snapshot.context.score !== null) ===
      (['offered', 'signInRequired', 'submitting'] as const).some((offer) => snapshot.matches({ offer })),
    'every waiting score is a whole number of points': ({ snapshot }) =>
      snapshot.context.score === null ||
      (Number.isSafeInteger(snapshot.context.score) && snapshot.context.score > 0),
    'nothing is submitted for nobody, and only what the player was offered': ({ started }) =>
      (started.submit ?? []).every((input) => {
        const { userId, score } = input as ScoreSubmission
        return userId !== '' && Number.isSafeInteger(score)
      }),
    'nothing is offered while a run is under way': ({ snapshot }) =>
      !selectPlaying(snapshot) || selectOffer(snapshot) === 'none',
    'a game is held only when it is there': ({ snapshot }) =>
      !selectHeld(snapshot) || selectFrameState(snapshot) === 'ready',
    'a pending score is given up only by dismissing or submitting it': ({ steps }) =>
      steps.every(
        ({ before, after, event }) =>
          !before ||
          before.context.score === null ||
          after.context.score !== null ||
          event.type === 'score.dismiss' ||
          event.type === 'xstate.done.actor.submit',
      ),
    'a submission is made in the name of who is signed in': ({ started, steps }) =>
      (started.submit ?? []).every((input) =>
        steps.some(({ before }) => before?.context.player?.id === (input as ScoreSubmission).userId),
      ),
    'who is signed in is known at once': ({ steps }) =>
      steps.every(
        ({ event, after }) =>
          event.type !== 'session.changed' || after.context.player?.id === Reflect.get(event, 'player')?.id,
      ),
    'one submission at a time': ({ held }) => held.length <= 1,
    'a failure is shown only beside the score that failed': ({ snapshot }) =>
      snapshot.context.failure === null || snapshot.context.score !== null,
    'a submission is told once': ({ steps, emitted }) =>
      steps.filter(({ event }) => event.type === 'xstate.done.actor.submit').length ===
      emitted.filter(({ type }) => type === 'submitted').length,
  },
})

describe('pointsOf', () => {
  it.each([
    [0, 0],
    [12.5, 13],
    [Number.MAX_VALUE, Number.MAX_SAFE_INTEGER],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['12', null],
    [null, null],
    [{}, null],
  ])('reads %o as %o', (claim, points) => expect(pointsOf(claim)).toBe(points))
})

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
    await rig.send({ type: 'game.error' })
    expect(selectFrameState(rig.snapshot)).toBe('broken')
    expect(selectFrameProblem(rig.snapshot)).toBe('crashed')
  })

  it('tells a game that came too late from one that crashed', async () => {
    const rig = start()
    expect(selectFrameProblem(rig.snapshot)).toBe(null)
    await rig.advance(20_000)
    expect(selectFrameProblem(rig.snapshot)).toBe('late')
  })

  it('plays on after an error in a game that is there', async () => {
    const rig = await startReady()
    await rig.send({ type: 'game.error' })
    expect(selectFrameState(rig.snapshot)).toBe('ready')
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

  it('holds a game that gets ready in a hidden tab', async () => {
    const rig = start()
    await rig.send({ type: 'page.hidden' }, { type: 'game.ready' })
    expect(selectFrameState(rig.snapshot)).toBe('ready')
    expect(selectHeld(rig.snapshot)).toBe(true)
  })

  it('loads anew when the frame begins anew by itself, also in a hidden tab', async () => {
    const rig = await startReady()
    await rig.send({ type: 'game.loading' })
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    expect(rig.clock.pending).toBe(1)
    await rig.send({ type: 'game.ready' }, { type: 'page.hidden' }, { type: 'game.loading' })
    expect(selectFrameState(rig.snapshot)).toBe('loading')
    expect(rig.clock.pending).toBe(0)
  })
})

describe('gameSession: the pace', () => {
  it('is held and let go by the player, or by the game that plays on', async () => {
    const rig = await startReady()
    await rig.send({ type: 'player.pause' })
    expect(selectPaused(rig.snapshot)).toBe(true)
    expect(selectHeld(rig.snapshot)).toBe(true)
    await rig.send({ type: 'game.gameplay', on: false })
    expect(selectPaused(rig.snapshot)).toBe(true)
    await rig.send({ type: 'player.resume' })
    expect(selectPaused(rig.snapshot)).toBe(false)
    await rig.send({ type: 'player.pause' }, { type: 'game.gameplay', on: true })
    expect(selectPaused(rig.snapshot)).toBe(false)
  })

  it('holds the game while nobody sees the tab, and remembers that the visitor had paused it', async () => {
    const rig = await startReady()
    await rig.send({ type: 'page.hidden' })
    expect(selectHeld(rig.snapshot)).toBe(true)
    expect(selectPaused(rig.snapshot)).toBe(false)
    await rig.send({ type: 'page.visible' })
    expect(selectHeld(rig.snapshot)).toBe(false)
    await rig.send({ type: 'player.pause' }, { type: 'page.hidden' }, { type: 'page.visible' })
    expect(selectHeld(rig.snapshot)).toBe(true)
  })

  it('starts anew with the game', async () => {
    const rig = await startReady()
    await rig.send({ type: 'player.pause' }, { type: 'game.retry' }, { type: 'game.ready' })
    expect(selectPaused(rig.snapshot)).toBe(false)
  })

  it('is not disturbed when the game says again that it is ready', async () => {
    const rig = await startReady()
    await rig.send({ type: 'player.pause' }, { type: 'game.ready' })
    expect(selectPaused(rig.snapshot)).toBe(true)
  })
})

describe('gameSession: the run', () => {
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
    await rig.send(finish(200))
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('does not stop a score that is on its way, and ends the word of one that has arrived', async () => {
    const rig = await startReady()
    await rig.send(finish(300), { type: 'score.submit' }, { type: 'game.gameplay', on: true })
    expect(rig.held).toEqual(['submit'])
    rig.ports.submit.resolve()
    await rig.settle()
    await rig.send({ type: 'game.gameplay', on: false })
    expect(selectOffer(rig.snapshot)).toBe('submitted')
    await rig.send({ type: 'game.gameplay', on: true }, { type: 'game.gameplay', on: false })
    expect(selectOffer(rig.snapshot)).toBe('none')
  })
})

describe('gameSession: types', () => {
  it('takes its own events only', () => {
    expectTypeOf<EventFromLogic<typeof gameSessionMachine>>().toEqualTypeOf<GameSessionEvent>()
    expectTypeOf<Parameters<GameSessionPorts['submit']>[0]>().toEqualTypeOf<ScoreSubmission>()
  })
})
