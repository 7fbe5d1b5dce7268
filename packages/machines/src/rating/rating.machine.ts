import { failedAs, kindOf, withWorld } from '../port/index.ts'
import { sessionOf } from '../shared/session.ts'
import { ratingSetup } from './rating.setup.ts'
import type { RatingContext, RatingOf, RatingPorts, RatingRequest } from './rating.types.ts'

const starsOf = ({ event: { stars } }: { event: { stars: number } }) => ({ stars })
const choiceOf = ({ context }: { context: RatingContext }) => ({ stars: context.choice as number })

/**
 * The rating widget of one game: choose stars, confirm, be thanked. Beside that, what this user gave before is
 * asked for; what they save meanwhile counts, whatever a slower answer says.
 */
export const ratingMachine = ratingSetup.createMachine({
  id: 'rating',
  options: { maxIterations: 100 },
  description: 'The rating widget of one game',
  context: ({ input: { gameId, userId } }) => ({
    gameId,
    userId,
    saved: null,
    choice: null,
    preview: null,
    failure: null,
    unknown: null,
  }),
  type: 'parallel',
  states: {
    stars: {
      description: 'What becomes of a choice?',
      initial: 'choosing',
      on: {
        'session.changed': {
          guard: { type: 'isOtherUser', params: sessionOf },
          target: '.choosing',
          actions: 'clearChoice',
        },
      },
      states: {
        choosing: {
          description: 'The stars take a choice',
          initial: 'idle',
          on: {
            'star.preview': {
              guard: { type: 'isRating', params: starsOf },
              actions: { type: 'setPreview', params: starsOf },
            },
            'star.leave': { actions: 'clearPreview' },
            'star.choose': [
              {
                guard: { type: 'canRate', params: starsOf },
                target: '.confirming',
                actions: { type: 'setChoice', params: starsOf },
              },
              {
                guard: { type: 'isRating', params: starsOf },
                target: '.loginRequired',
                actions: ['clearChoice', { type: 'emitLoginRequired', params: starsOf }],
              },
            ],
          },
          states: {
            idle: { description: 'Nothing is chosen' },
            loginRequired: {
              description: 'The visitor is asked to log in before rating',
              on: {
                'rating.cancel': { target: 'idle', actions: 'clearChoice' },
                // What said that the session has ended is why they are asked.
                'session.changed': { guard: { type: 'hasSignedOut', params: sessionOf } },
              },
            },
            confirming: {
              description:
                'Stars are chosen: Confirm saves them, Cancel clears them, another star replaces them',
              on: {
                'rating.confirm': { target: '#rating.stars.saving', actions: 'prepareSaving' },
                'rating.cancel': { target: 'idle', actions: 'clearChoice' },
              },
            },
            thanking: {
              description: 'The rating is saved: thanks are shown for a moment',
              after: { thanksDuration: { target: 'idle' } },
            },
          },
        },
        saving: {
          description: 'The rating is on its way; nothing can be chosen',
          on: {
            'session.changed': {
              guard: { type: 'hasSignedOut', params: sessionOf },
              target: 'choosing.loginRequired',
              actions: [{ type: 'emitLoginRequired', params: choiceOf }, 'setLoginRequired'],
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
                guard: { type: 'hasSessionEnded', params: kindOf },
                target: 'choosing.loginRequired',
                actions: [{ type: 'emitLoginRequired', params: choiceOf }, 'setLoginRequired'],
              },
              { target: 'choosing.confirming', actions: { type: 'setFailure', params: failedAs('save') } },
            ],
          },
        },
      },
    },
    past: {
      description: 'What did this user give before?',
      initial: 'nobody',
      on: {
        'session.changed': {
          guard: { type: 'isOtherUser', params: sessionOf },
          target: '.nobody',
          actions: { type: 'setUser', params: sessionOf },
        },
      },
      states: {
        nobody: {
          description: 'Nobody to ask about',
          always: { guard: 'isSignedIn', target: 'loading' },
        },
        loading: {
          description: 'It is asked for',
          always: { guard: 'hasSavedRating', target: 'settled' },
          invoke: {
            id: 'loadRating',
            src: 'loadRating',
            input: ({ context: { gameId, userId } }) => ({ gameId, userId }) as RatingOf,
            onDone: {
              target: 'settled',
              actions: { type: 'setLoaded', params: ({ event }) => ({ stars: event.output }) },
            },
            onError: { target: 'settled', actions: { type: 'setLoadError', params: failedAs('load') } },
          },
        },
        settled: { description: 'It was answered, or has been given anew, or could not be had' },
      },
    },
  },
})

/** The machine with its world: see {@link RatingPorts}. */
export const createRatingMachine = (ports: RatingPorts): typeof ratingMachine =>
  withWorld(ratingMachine, ports)
