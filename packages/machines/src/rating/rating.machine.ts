import { failedAs, fromPorts, kindOf, timedOutAs } from '../port/index.ts'
import { ratingSetup } from './rating.setup.ts'
import type { RatingContext, RatingPorts, RatingRequest } from './rating.types.ts'

const starsOf = ({ event: { stars } }: { event: { stars: number } }) => ({ stars })
const sessionOf = ({ event }: { event: { userId: string | null; saved: number | null } }) => event

const choiceWaits = {
  type: 'tellLoginRequired',
  params: ({ context }: { context: RatingContext }) => ({ stars: context.choice as number }),
} as const

/** The rating widget of one game: choose stars, confirm, be thanked. */
export const ratingMachine = ratingSetup.createMachine({
  id: 'rating',
  description: 'The rating widget of one game',
  context: ({ input }) => ({ ...input, choice: null, preview: null, failure: null }),
  initial: 'choosing',
  on: {
    'session.changed': [
      {
        guard: { type: 'anotherUser', params: sessionOf },
        target: '.choosing',
        actions: [{ type: 'useSession', params: sessionOf }, 'clear'],
      },
      { actions: { type: 'useSession', params: sessionOf } },
    ],
  },
  states: {
    choosing: {
      description: 'The stars take a choice',
      tags: ['choosing'],
      initial: 'idle',
      on: {
        'star.preview': {
          guard: { type: 'stars', params: starsOf },
          actions: { type: 'preview', params: starsOf },
        },
        'star.leave': { actions: 'endPreview' },
        'star.choose': [
          {
            guard: { type: 'starsBySignedIn', params: starsOf },
            target: '.confirming',
            actions: { type: 'choose', params: starsOf },
          },
          {
            guard: { type: 'stars', params: starsOf },
            target: '.loginRequired',
            actions: ['clear', { type: 'tellLoginRequired', params: starsOf }],
          },
        ],
      },
      states: {
        idle: { description: 'Nothing is chosen' },
        loginRequired: {
          description: 'The visitor is asked to log in before rating',
          on: {
            'rating.cancel': { target: 'idle', actions: 'clear' },
            // What said that the session has ended is why they are asked.
            'session.changed': {
              guard: { type: 'signedOut', params: sessionOf },
              actions: { type: 'useSession', params: sessionOf },
            },
          },
        },
        confirming: {
          description: 'Stars are chosen: Confirm saves them, Cancel clears them, another star replaces them',
          on: {
            'rating.confirm': { target: '#rating.saving', actions: 'prepareSaving' },
            'rating.cancel': { target: 'idle', actions: 'clear' },
          },
        },
        thanking: {
          description: 'The rating is saved: thanks are shown for a moment',
          after: { thanks: { target: 'idle' } },
        },
      },
    },
    saving: {
      description: 'The rating is on its way; nothing can be chosen',
      tags: ['busy'],
      on: {
        'session.changed': {
          guard: { type: 'signedOut', params: sessionOf },
          target: 'choosing.loginRequired',
          actions: [{ type: 'useSession', params: sessionOf }, choiceWaits, 'refuse'],
        },
      },
      invoke: {
        id: 'saveRating',
        src: 'saveRating',
        input: ({ context: { gameId, userId, choice } }) =>
          ({ gameId, userId, stars: choice }) as RatingRequest,
        onDone: { target: 'choosing.thanking', actions: ['keepSaved', 'tellRated'] },
        onError: [
          {
            guard: { type: 'sessionEnded', params: kindOf },
            target: 'choosing.loginRequired',
            actions: [choiceWaits, 'refuse'],
          },
          { target: 'choosing.confirming', actions: { type: 'fail', params: failedAs('save') } },
        ],
      },
      after: {
        patience: {
          target: 'choosing.confirming',
          actions: { type: 'fail', params: timedOutAs('save') },
        },
      },
    },
  },
})

/** The machine with its world: see {@link RatingPorts}. */
export const createRatingMachine = (ports: RatingPorts): typeof ratingMachine =>
  ratingMachine.provide({ actors: fromPorts(ports) })
