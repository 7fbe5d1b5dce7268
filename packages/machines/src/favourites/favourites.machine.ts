import { failedAs, withWorld } from '../port/index.ts'
import { sessionOf } from '../shared/session.ts'
import { favouritesSetup } from './favourites.setup.ts'
import type { FavouriteRecord, FavouritesPorts } from './favourites.types.ts'

const recordOf = ({ event: { gameId, recordId } }: { event: FavouriteRecord }) => ({ gameId, recordId })
const gameOf = ({ event: { gameId } }: { event: { gameId: string } }) => ({ gameId })

/** The favourites of who is signed in. A page keeps one for as long as it lives. */
export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  options: { maxIterations: 100 },
  description: 'The favourites of who is signed in',
  context: ({ input: { userId } }) => ({ userId, records: [], failure: null }),
  initial: 'signedOut',
  on: {
    'session.changed': {
      guard: { type: 'anotherUser', params: sessionOf },
      target: '.signedOut',
      actions: { type: 'changeUser', params: sessionOf },
    },
  },
  states: {
    signedOut: {
      description: 'Nobody has favourites',
      always: { guard: 'signedIn', target: 'signedIn' },
    },
    signedIn: {
      description: 'Somebody is signed in',
      initial: 'loading',
      on: {
        'favourites.added': { actions: { type: 'add', params: recordOf } },
        'favourites.removed': { actions: { type: 'remove', params: gameOf } },
      },
      states: {
        loading: {
          description: 'The list is on its way',
          on: {
            // The answer on its way may be older than the change: ask again.
            'favourites.added': {
              target: 'loading',
              reenter: true,
              actions: { type: 'add', params: recordOf },
            },
            'favourites.removed': {
              target: 'loading',
              reenter: true,
              actions: { type: 'remove', params: gameOf },
            },
          },
          invoke: {
            id: 'listFavourites',
            src: 'listFavourites',
            input: ({ context }) => ({ userId: context.userId as string }),
            onDone: {
              target: 'ready',
              actions: { type: 'keep', params: ({ event }) => ({ records: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'fail', params: failedAs('load') } },
          },
        },
        ready: {
          description: 'The list is known',
          on: { 'favourites.reload': { target: 'loading' } },
        },
        failed: {
          description: 'The list could not be fetched; what is known of it stays',
          on: { 'favourites.reload': { target: 'loading', actions: 'tryAgain' } },
        },
      },
    },
  },
})

/** The machine with its world: see {@link FavouritesPorts}. */
export const createFavouritesMachine = (ports: FavouritesPorts): typeof favouritesMachine =>
  withWorld(favouritesMachine, ports)
