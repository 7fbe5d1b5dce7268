import type { Player, ScoreSubmission } from '../game-session/game-session.types.ts'
import { failedAs, kindOf, withWorld } from '../port/index.ts'
import { highScoresSetup } from './high-scores.setup.ts'
import type { HighScoresPorts } from './high-scores.types.ts'

const claimOf = ({ event: { score } }: { event: { score: number } }) => ({ score })
const playerOf = ({ event: { player } }: { event: { player: Player | null } }) => ({ player })
const loginRequired = { code: 'login-required', kind: 'auth' } as const

/**
 * A game's board. The server is asked for the best first; where it cannot sort, or not in time, it is asked
 * again without an order and the list is sorted here.
 */
export const highScoresMachine = highScoresSetup.createMachine({
  id: 'highScores',
  options: { maxIterations: 100 },
  description: 'A game’s board',
  context: ({ input: { gameId, limit = Number.POSITIVE_INFINITY, player = null } }) => ({
    gameId,
    limit,
    player,
    sent: null,
    loaded: false,
    scores: [],
    failure: null,
  }),
  initial: 'idle',
  on: {
    'scores.load': { target: '.loading', actions: 'forgive' },
    'scores.submit': [
      {
        guard: { type: 'pointsBySignedIn', params: claimOf },
        target: '.submitting',
        actions: { type: 'send', params: claimOf },
      },
      {
        guard: { type: 'points', params: claimOf },
        actions: [
          { type: 'fail', params: loginRequired },
          { type: 'tellLoginRequired', params: claimOf },
        ],
      },
    ],
    'session.changed': {
      guard: { type: 'otherPlayer', params: playerOf },
      actions: { type: 'changePlayer', params: playerOf },
    },
  },
  states: {
    idle: { description: 'Nobody has looked at the board yet' },
    loading: {
      description: 'The best scores are on their way',
      tags: ['busy'],
      invoke: {
        id: 'listOrdered',
        src: 'listOrdered',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: {
          target: 'ready',
          actions: { type: 'show', params: ({ event }) => ({ scores: event.output }) },
        },
        // Sorting may be what takes it so long, too.
        onError: { target: 'loadingUnordered' },
      },
      // Asking again while an answer is on its way would only make it later.
      on: { 'scores.load': {} },
    },
    loadingUnordered: {
      description:
        'The server could not sort, or not in time: the same scores are asked for without an order',
      tags: ['busy'],
      invoke: {
        id: 'listUnordered',
        src: 'listUnordered',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: {
          target: 'ready',
          actions: { type: 'show', params: ({ event }) => ({ scores: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: failedAs('load') } },
      },
      on: { 'scores.load': {} },
    },
    submitting: {
      description: 'A score is on its way to the board',
      tags: ['busy'],
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { gameId, player, sent } }) =>
          ({ gameId, userId: player?.id, userName: player?.name, score: sent }) as ScoreSubmission,
        onDone: { target: 'loading', actions: ['tellSubmitted', 'forgetSent'] },
        onError: [
          {
            guard: { type: 'sessionEnded', params: kindOf },
            target: 'returning',
            actions: [
              { type: 'tellLoginRequired', params: ({ context }) => ({ score: context.sent as number }) },
              { type: 'fail', params: loginRequired },
            ],
          },
          { target: 'returning', actions: { type: 'fail', params: failedAs('submit') } },
        ],
      },
      on: {
        'scores.load': {},
        'scores.submit': {},
        'session.changed': {
          guard: { type: 'otherPlayer', params: playerOf },
          // The call that is dropped may have arrived.
          target: 'loading',
          actions: { type: 'changePlayer', params: playerOf },
        },
      },
    },
    returning: {
      description: 'Back to the board after a score that did not get there',
      always: [{ guard: 'loaded', target: 'ready' }, { target: 'loading' }],
    },
    ready: { description: 'The board is shown', tags: ['ready'] },
    failed: {
      description: 'The board could not be had; the visitor may try again',
      tags: ['failed'],
      on: {
        'session.changed': {
          guard: { type: 'otherPlayer', params: playerOf },
          target: 'loading',
          actions: { type: 'changePlayer', params: playerOf },
        },
      },
    },
  },
})

/** The machine with its world: see {@link HighScoresPorts}. */
export const createHighScoresMachine = (ports: HighScoresPorts): typeof highScoresMachine =>
  withWorld(highScoresMachine, ports)
