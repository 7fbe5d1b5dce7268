import { failureFromError, providePorts } from '../port/index.ts'
import { highScoresSetup } from './high-scores.setup.ts'
import type { HighScoresPorts } from './high-scores.types.ts'

/**
 * High scores of a game, sorted by the server. If that fails or times out, they are loaded unsorted and sorted here.
 */
export const highScoresMachine = highScoresSetup.createMachine({
  id: 'highScores',
  options: { maxIterations: 100 },
  description: 'A game’s board',
  context: ({ input: { gameId, limit = Number.POSITIVE_INFINITY } }) => ({
    gameId,
    limit,
    scores: [],
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has looked at the board yet',
      on: { 'scores.load': { target: 'loading' } },
    },
    loading: {
      description: 'The best scores are on their way; asking again would only make them later',
      initial: 'ordered',
      // The response in flight may be older than this change: load again.
      on: {
        'scores.posted': { target: 'loading' },
        'scores.removed': { target: 'loading' },
      },
      states: {
        ordered: {
          description: 'The server is to sort them',
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
          description: 'It could not, or not in time: the same scores are asked for without an order',
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
      description: 'The board is shown',
      on: {
        'scores.load': { target: 'loading' },
        'scores.posted': {
          actions: { type: 'putScore', params: ({ event: { score } }) => ({ score }) },
        },
        'scores.removed': { actions: { type: 'removeScore', params: ({ event: { id } }) => ({ id }) } },
      },
    },
    failed: {
      description: 'The board could not be had; the visitor may try again',
      on: { 'scores.load': { target: 'loading', actions: 'clearFailure' } },
    },
  },
})

/** Creates the machine with its ports: see {@link HighScoresPorts}. */
export const createHighScoresMachine = (ports: HighScoresPorts): typeof highScoresMachine =>
  providePorts(highScoresMachine, ports)
