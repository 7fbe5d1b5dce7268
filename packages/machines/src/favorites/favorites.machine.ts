import { failureFromError, providePorts } from '../port/index.ts'
import { sessionParams } from '../internal/session-guards.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { favoritesSetup } from './favorites.setup.ts'
import type { FavoriteRecord, FavoritesPorts } from './favorites.types.ts'

const recordParams = ({ event: { gameId, recordId } }: { event: FavoriteRecord }) => ({ gameId, recordId })
const gameParams = ({ event: { gameId } }: { event: { gameId: string } }) => ({ gameId })

/** Favorites of the signed-in user. A page keeps one until it closes. */
export const favoritesMachine = favoritesSetup.createMachine({
  id: 'favorites',
  ...loopLimit,
  description: 'The signed-in user’s favorites',
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
      description: 'Signed out',
      always: { guard: 'isSignedIn', target: 'signedIn' },
    },
    signedIn: {
      description: 'Signed in',
      initial: 'loading',
      on: {
        'favorites.added': { actions: { type: 'addRecord', params: recordParams } },
        'favorites.removed': { actions: { type: 'removeRecord', params: gameParams } },
      },
      states: {
        loading: {
          description: 'Loading',
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
          description: 'The list is loaded',
          on: { 'favorites.reload': { target: 'loading' } },
        },
        failed: {
          description: 'Loading failed; the earlier list stays',
          on: { 'favorites.reload': { target: 'loading', actions: 'clearFailure' } },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link FavoritesPorts}. */
export const createFavoritesMachine = (ports: FavoritesPorts): typeof favoritesMachine =>
  providePorts(favoritesMachine, ports)
