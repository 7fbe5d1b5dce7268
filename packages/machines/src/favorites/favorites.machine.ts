import { failureFromError, providePorts } from '../port/index.ts'
import { sessionParams } from '../internal/session-guards.ts'
import { favoritesSetup } from './favorites.setup.ts'
import type { FavoriteRecord, FavoritesPorts } from './favorites.types.ts'

const recordParams = ({ event: { gameId, recordId } }: { event: FavoriteRecord }) => ({ gameId, recordId })
const gameParams = ({ event: { gameId } }: { event: { gameId: string } }) => ({ gameId })

/** Favorites of the signed-in user. A page keeps one until it closes. */
export const favoritesMachine = favoritesSetup.createMachine({
  id: 'favorites',
  options: { maxIterations: 100 },
  description: 'The favorites of who is signed in',
  context: ({ input: { userId } }) => ({ userId, records: [], failure: null }),
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
      description: 'Nobody has favorites',
      always: { guard: 'isSignedIn', target: 'signedIn' },
    },
    signedIn: {
      description: 'Somebody is signed in',
      initial: 'loading',
      on: {
        'favorites.added': { actions: { type: 'addRecord', params: recordParams } },
        'favorites.removed': { actions: { type: 'removeRecord', params: gameParams } },
      },
      states: {
        loading: {
          description: 'The list is on its way',
          on: {
            // The response in flight may be older than this change: load again.
            'favorites.added': {
              target: 'loading',
              reenter: true,
              actions: { type: 'addRecord', params: recordParams },
            },
            'favorites.removed': {
              target: 'loading',
              reenter: true,
              actions: { type: 'removeRecord', params: gameParams },
            },
          },
          invoke: {
            id: 'listFavorites',
            src: 'listFavorites',
            input: ({ context }) => ({ userId: context.userId as string }),
            onDone: {
              target: 'ready',
              actions: { type: 'setRecords', params: ({ event }) => ({ records: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'setFailure', params: failureFromError('load') } },
          },
        },
        ready: {
          description: 'The list is known',
          on: { 'favorites.reload': { target: 'loading' } },
        },
        failed: {
          description: 'The list could not be fetched; what is known of it stays',
          on: { 'favorites.reload': { target: 'loading', actions: 'clearFailure' } },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link FavoritesPorts}. */
export const createFavoritesMachine = (ports: FavoritesPorts): typeof favoritesMachine =>
  providePorts(favoritesMachine, ports)
