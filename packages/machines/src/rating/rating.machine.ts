import { failureFromError, errorKindParams, providePorts } from '../port/index.ts'
import { sessionParams } from '../internal/session-guards.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { ratingSetup } from './rating.setup.ts'
import type { RatingContext, RatingKey, RatingPorts, RatingRequest } from './rating.types.ts'

const starsParams = ({ event: { stars } }: { event: { stars: number } }) => ({ stars })
const choiceParams = ({ context }: { context: RatingContext }) => ({ stars: context.choice as number })

/**
 * Rating widget of one game: choose, confirm, thank. Meanwhile it loads the user's previous rating; a rating saved
 * before the response takes precedence.
 */
export const ratingMachine = ratingSetup.createMachine({
  id: 'rating',
  ...loopLimit,
  description: 'The rating widget of one game',
  context: ({ input: { gameId, userId } }) => ({
    gameId,
    userId,
    saved: null,
    choice: null,
    preview: null,
    failure: null,
    loadError: null,
  }),
  type: 'parallel',
  states: {
    stars: {
      description: 'The choice',
      initial: 'choosing',
      on: {
        'session.changed': {
          guard: { type: 'isOtherUser', params: sessionParams },
          target: '.choosing',
          actions: 'clearChoice',
        },
      },
      states: {
        choosing: {
          description: 'Stars can be chosen',
          initial: 'idle',
          on: {
            'star.preview': {
              guard: { type: 'isRating', params: starsParams },
              actions: { type: 'setPreview', params: starsParams },
            },
            'star.leave': { actions: 'clearPreview' },
            'star.choose': [
              {
                guard: { type: 'canRate', params: starsParams },
                target: '.confirming',
                actions: { type: 'setChoice', params: starsParams },
              },
              {
                guard: { type: 'isRating', params: starsParams },
                target: '.loginRequired',
                actions: ['clearChoice', { type: 'emitLoginRequired', params: starsParams }],
              },
            ],
          },
          states: {
            idle: { description: 'No choice' },
            loginRequired: {
              description: 'Login is required before rating',
              on: {
                'rating.cancel': { target: 'idle', actions: 'clearChoice' },
                // The sign-out is the reason for this state.
                'session.changed': { guard: { type: 'hasSignedOut', params: sessionParams } },
              },
            },
            confirming: {
              description: 'Stars are chosen: Confirm saves, Cancel clears, another star replaces them',
              on: {
                'rating.confirm': { target: '#rating.stars.saving', actions: 'prepareSaving' },
                'rating.cancel': { target: 'idle', actions: 'clearChoice' },
              },
            },
            thanking: {
              description: 'Saved: thanks are shown for a moment',
              after: { thanksDuration: { target: 'idle' } },
            },
          },
        },
        saving: {
          description: 'Saving; no stars can be chosen',
          on: {
            'session.changed': {
              guard: { type: 'hasSignedOut', params: sessionParams },
              target: 'choosing.loginRequired',
              actions: [{ type: 'emitLoginRequired', params: choiceParams }, 'setLoginRequired'],
            },
          },
          invoke: {
            id: 'saveRating',
            src: 'saveRating',
            input: ({ context: { gameId, userId, choice } }) =>
              ({ gameId, userId, stars: choice }) as RatingRequest,
            onDone: { target: 'choosing.thanking', actions: ['setSaved', 'emitRated'] },
            onError: [
              {
                guard: { type: 'hasSessionEnded', params: errorKindParams },
                target: 'choosing.loginRequired',
                actions: [{ type: 'emitLoginRequired', params: choiceParams }, 'setLoginRequired'],
              },
              {
                target: 'choosing.confirming',
                actions: { type: 'setFailure', params: failureFromError('save') },
              },
            ],
          },
        },
      },
    },
    previousRating: {
      description: 'The user’s previous rating',
      initial: 'signedOut',
      on: {
        'session.changed': {
          guard: { type: 'isOtherUser', params: sessionParams },
          target: '.signedOut',
          actions: { type: 'setUser', params: sessionParams },
        },
      },
      states: {
        signedOut: {
          description: 'Signed out',
          always: { guard: 'isSignedIn', target: 'loading' },
        },
        loading: {
          description: 'Loading',
          always: { guard: 'hasSavedRating', target: 'settled' },
          invoke: {
            id: 'loadRating',
            src: 'loadRating',
            input: ({ context: { gameId, userId } }) => ({ gameId, userId }) as RatingKey,
            onDone: {
              target: 'settled',
              actions: { type: 'setLoaded', params: ({ event }) => ({ stars: event.output }) },
            },
            onError: {
              target: 'settled',
              actions: { type: 'setLoadError', params: failureFromError('load') },
            },
          },
        },
        settled: { description: 'Loaded, failed, or replaced by a new rating' },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link RatingPorts}. */
export const createRatingMachine = (ports: RatingPorts): typeof ratingMachine =>
  providePorts(ratingMachine, ports)
