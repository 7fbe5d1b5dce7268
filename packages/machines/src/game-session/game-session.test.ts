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
    'a score is pending exactly while it is offered, needs sign-in or is being submitted': ({ snapshot }) =>
      (snapshot.context.score !== null) ===
      (['offered', 'signInRequired', 'submitting'] as const).some((offer) => snapshot.matches({ offer })),
    'no score stays undecided': ({ snapshot }) => !snapshot.matches({ offer: 'deciding' }),
    'every pending score is a valid number of points': ({ snapshot }) =>
      snapshot.context.score === null ||
      (Number.isSafeInteger(snapshot.context.score) && snapshot.context.score > 0),
    'only the offered score of a signed-in player is submitted': ({ started }) =>
      (started.submit ?? []).every((input) => {
        const { userId, score } = input as ScoreSubmission
        return userId !== '' && Number.isSafeInteger(score)
      }),
    'nothing is offered during a run': ({ snapshot }) =>
      !selectIsRunActive(snapshot) || selectOffer(snapshot) === 'none',
    'a run is playing or paused exactly while it is active': ({ snapshot }) =>
      selectIsRunActive(snapshot) === (selectPlaying(snapshot) !== selectPaused(snapshot)),
    'a game is paused only when it is ready': ({ snapshot }) =>
      !selectShouldPause(snapshot) || selectFrameState(snapshot) === 'ready',
    'a pending score is cleared only by dismissing, submitting, or another user': ({ steps }) =>
      steps.every(
        ({ before, after, event }) =>
          !before ||
          before.context.score === null ||
          after.context.score !== null ||
          event.type === 'score.dismiss' ||
          event.type === 'xstate.done.actor.submit' ||
          (after.context.player !== null && after.context.player.id !== before.context.owner),
      ),
    'a score is offered only to its owner': ({ snapshot }) =>
      !snapshot.matches({ offer: 'offered' }) || snapshot.context.owner === snapshot.context.player?.id,
    'an owner implies a score': ({ snapshot: { context } }) =>
      context.owner === null || context.score !== null,
    'a submission is made for the signed-in user': ({ started, steps }) =>
      (started.submit ?? []).every((input) =>
        steps.some(({ before }) => before?.context.player?.id === (input as ScoreSubmission).userId),
      ),
    'the signed-in user is known at once': ({ steps }) =>
      steps.every(
        ({ event, after }) =>
          event.type !== 'session.changed' || after.context.player?.id === Reflect.get(event, 'player')?.id,
      ),
    'one submission at a time': ({ held }) => held.length <= 1,
    'a failure is shown only with the score that failed': ({ snapshot }) =>
      snapshot.context.failure === null || snapshot.context.score !== null,
    'the submitted record is known exactly while its confirmation is shown': ({ snapshot }) =>
      (selectSubmittedRecordId(snapshot) !== null) === snapshot.matches({ offer: 'submitted' }),
    'a submission is emitted once': ({ steps, emitted }) =>
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
