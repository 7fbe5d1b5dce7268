import { failedAs, kindOf } from '../port/index.ts'
import { gameSessionSetup } from './game-session.setup.ts'
import type { Player, ScoreSubmission } from './game-session.types.ts'

/** The part of the chart that keeps a finished run's score until it is on the board or put away. */
export const offerState = gameSessionSetup.createStateConfig({
  description: 'What becomes of a finished run’s score?',
  initial: 'deciding',
  on: {
    'game.score': {
      guard: { type: 'worthOffering', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'keepScore', params: ({ event }) => event },
    },
    'session.changed': {
      guard: { type: 'otherPlayer', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'changePlayer', params: ({ event }) => event },
    },
    'score.dismiss': { target: '.none', actions: 'dropScore' },
  },
  states: {
    deciding: {
      description: 'Is there a score, and somebody to put on the board?',
      always: [
        { guard: 'noScore', target: 'none' },
        { guard: 'signedIn', target: 'offered' },
        { target: 'signInRequired' },
      ],
    },
    none: { description: 'No score waits' },
    signInRequired: {
      description: 'A guest is offered to sign in; the score is kept',
      on: {
        'session.changed': {
          guard: { type: 'somebody', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'changePlayer', params: ({ event }) => event },
        },
      },
    },
    offered: {
      description: 'The player is offered to submit, or to try again after a failure',
      on: { 'score.submit': { target: 'submitting', actions: 'send' } },
    },
    submitting: {
      description: 'The score is on its way to the board',
      tags: ['busy'],
      on: {
        // A better run that ends meanwhile waits for its own turn.
        'game.score': {
          guard: { type: 'worthOffering', params: ({ event }) => event },
          actions: { type: 'keepScore', params: ({ event }) => event },
        },
        'score.dismiss': {},
      },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }): ScoreSubmission => ({
          gameId: context.gameId,
          userId: (context.player as Player).id,
          userName: (context.player as Player).name,
          score: context.score as number,
        }),
        onDone: [
          { guard: 'betterWaits', target: 'deciding', actions: ['tellSubmitted', 'forgetSent'] },
          {
            target: 'submitted',
            actions: [
              'tellSubmitted',
              'dropScore',
              { type: 'keepReceipt', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'sessionEnded', params: kindOf },
            target: 'signInRequired',
            actions: { type: 'fail', params: failedAs('login-required') },
          },
          { target: 'offered', actions: { type: 'fail', params: failedAs('submit-score') } },
        ],
      },
    },
    submitted: {
      description: 'The score is on the board, and the player is told until they play again',
      on: {
        'game.gameplay': {
          guard: { type: 'playing', params: ({ event }) => ({ on: event.on }) },
          target: 'none',
        },
      },
    },
  },
})
