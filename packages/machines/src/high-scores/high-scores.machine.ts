import { failureFromError, providePorts } from '../port/index.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { highScoresSetup } from './high-scores.setup.ts'
import type { HighScoresPorts } from './high-scores.types.ts'

/**
 * High scores of a game, sorted by the server. If that fails or times out, they are loaded unsorted and sorted here.
 */
export const highScoresMachine = highScoresSetup.createMachine({
  id: 'highScores',
  ...loopLimit,
  description: 'The high scores of a game',
  context: ({ input: { gameId, limit = Number.POSITIVE_INFINITY } }) => ({
    gameId,
    limit,
    scores: [],
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Not loaded',
      on: { 'scores.load': { target: 'loading' } },
    },
    loading: {
      description: 'Loading; another request is ignored',
      initial: 'ordered',
      // The response in flight may be older than this change: load again.
      on: {
        'scores.posted': { target: 'loading' },
        'scores.removed': { target: 'loading' },
      },
      states: {
        ordered: {
          description: 'Loading scores sorted by the server',
          invoke: {
            id: 'listOrdered',
            src: 'listOrdered',
            input: ({ context: { gameId } }) => ({ gameId }),
            onDone: {
              target: '#highScores.ready',
              actions: { type: 'setScores', params: ({ event }) => ({ scores: event.output }) },
            },
            // Covers timeouts too, because sorting may be the slow part.
            onError: { target: 'unordered' },
          },
        },
        unordered: {
          description: 'Sorting failed or timed out: loading unsorted scores',
          invoke: {
            id: 'listUnordered',
            src: 'listUnordered',
            input: ({ context: { gameId } }) => ({ gameId }),
            onDone: {
              target: '#highScores.ready',
              actions: { type: 'setScores', params: ({ event }) => ({ scores: event.output }) },
            },
            onError: {
              target: '#highScores.failed',
              actions: { type: 'setFailure', params: failureFromError('load') },
            },
          },
        },
      },
    },
    ready: {
      description: 'The scores are shown',
      on: {
        'scores.load': { target: 'loading' },
        'scores.posted': {
          actions: { type: 'putScore', params: ({ event: { score } }) => ({ score }) },
        },
        'scores.removed': { actions: { type: 'removeScore', params: ({ event: { id } }) => ({ id }) } },
      },
    },
    failed: {
      description: 'Loading failed; it can be retried',
      on: { 'scores.load': { target: 'loading', actions: 'clearFailure' } },
    },
  },
})

/** Creates the machine with its ports: see {@link HighScoresPorts}. */
export const createHighScoresMachine = (ports: HighScoresPorts): typeof highScoresMachine =>
  providePorts(highScoresMachine, ports)
