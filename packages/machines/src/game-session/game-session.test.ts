import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { describeChart } from '../vitest/describe-chart.ts'
import { gameSessionFixtures } from './game-session.fixtures.ts'
import { gameSessionMachine } from './game-session.machine.ts'
import {
  selectFrameState,
  selectShouldPause,
  selectOffer,
  selectPaused,
  selectPlaying,
  selectSubmittedRecordId,
  selectIsRunActive,
} from './game-session.selectors.ts'
import type { GameSessionEvent, GameSessionPorts, ScoreSubmission } from './game-session.types.ts'
import { parsePoints } from './score.ts'

describeChart(gameSessionMachine, gameSessionFixtures, {
  invariants: {
    'a score waits exactly while one is offered, needs sign-in or is on its way': ({ snapshot }) =>
      (snapshot.context.score !== null) ===
      (['offered', 'signInRequired', 'submitting'] as const).some((offer) => snapshot.matches({ offer })),
    'what becomes of a score is decided at once': ({ snapshot }) => !snapshot.matches({ offer: 'deciding' }),
    'every waiting score is a whole number of points': ({ snapshot }) =>
      snapshot.context.score === null ||
      (Number.isSafeInteger(snapshot.context.score) && snapshot.context.score > 0),
    'nothing is submitted for nobody, and only what the player was offered': ({ started }) =>
      (started.submit ?? []).every((input) => {
        const { userId, score } = input as ScoreSubmission
        return userId !== '' && Number.isSafeInteger(score)
      }),
    'nothing is offered while a run is under way': ({ snapshot }) =>
      !selectIsRunActive(snapshot) || selectOffer(snapshot) === 'none',
    'a run is played or paused exactly while it is under way': ({ snapshot }) =>
      selectIsRunActive(snapshot) === (selectPlaying(snapshot) !== selectPaused(snapshot)),
    'a game is held only when it is there': ({ snapshot }) =>
      !selectShouldPause(snapshot) || selectFrameState(snapshot) === 'ready',
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

describe('parsePoints', () => {
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
  ])('parses %o as %o', (claim, points) => expect(parsePoints(claim)).toBe(points))
})

describe('gameSession: types', () => {
  it('accepts only its own events', () => {
    expectTypeOf<EventFromLogic<typeof gameSessionMachine>>().toEqualTypeOf<GameSessionEvent>()
    expectTypeOf<Parameters<GameSessionPorts['submit']>[0]>().toEqualTypeOf<ScoreSubmission>()
  })
})
