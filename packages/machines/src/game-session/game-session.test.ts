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
  selectProgress,
  selectSubmittedRecordId,
  selectUnderWay,
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
      !selectUnderWay(snapshot) || selectOffer(snapshot) === 'none',
    'a run is played or paused exactly while it is under way': ({ snapshot }) =>
      selectUnderWay(snapshot) === (selectPlaying(snapshot) !== selectPaused(snapshot)),
    'a game is held only when it is there': ({ snapshot }) =>
      !selectHeld(snapshot) || selectFrameState(snapshot) === 'ready',
    'a pending score is given up only by dismissing or submitting it, or for somebody else': ({ steps }) =>
      steps.every(
        ({ before, after, event }) =>
          !before ||
          before.context.score === null ||
          after.context.score !== null ||
          event.type === 'score.dismiss' ||
          event.type === 'xstate.done.actor.submit' ||
          (after.context.player !== null && after.context.player.id !== before.context.owner),
      ),
    'a score is offered to whom it belongs only': ({ snapshot }) =>
      !snapshot.matches({ offer: 'offered' }) || snapshot.context.owner === snapshot.context.player?.id,
    'a score that belongs to somebody is there': ({ snapshot: { context } }) =>
      context.owner === null || context.score !== null,
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
    'the row on the board is known exactly while the player is told of it': ({ snapshot }) =>
      (selectSubmittedRecordId(snapshot) !== null) === snapshot.matches({ offer: 'submitted' }),
    'a submission is told once': ({ steps, emitted }) =>
      steps.filter(({ event }) => event.type === 'xstate.done.actor.submit').length ===
      emitted.filter(({ type }) => type === 'submitted').length,
  },
})

describe('pointsOf', () => {
  it.each([
    [0, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [Number.MAX_VALUE, null],
    [12.5, null],
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
    for (const progress of [0.25, 0.75, 0.5, Number.NaN, -1, 7]) {
      await rig.send({ type: 'game.loading', progress })
      seen.push(selectProgress(rig.snapshot))
    }
    expect(seen).toEqual([0.25, 0.75, 0.75, 0.75, 0.75, 1])
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

describe('gameSession: the pace', () => {
  const startPlaying = async () => {
    const rig = await startReady()
    await rig.send({ type: 'game.gameplay', on: true })
    return rig
  }

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

describe('gameSession: types', () => {
  it('takes its own events only', () => {
    expectTypeOf<EventFromLogic<typeof gameSessionMachine>>().toEqualTypeOf<GameSessionEvent>()
    expectTypeOf<Parameters<GameSessionPorts['submit']>[0]>().toEqualTypeOf<ScoreSubmission>()
  })
})
