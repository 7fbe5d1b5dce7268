import { failureFromError, errorKindParams, providePorts } from '../port/index.ts'
import { sessionParams } from '../internal/session-guards.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { favoriteSetup } from './favorite.setup.ts'
import type { FavoriteAddition, FavoritePorts, FavoriteRecord } from './favorite.types.ts'

/** Favorite button of one game: updates optimistically and rolls back on failure. */
export const favoriteMachine = favoriteSetup.createMachine({
  id: 'favorite',
  ...loopLimit,
  description: 'The favorite button of one game',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'off',
  on: {
    'session.changed': [
      {
        guard: { type: 'isOtherUser', params: sessionParams },
        target: '.off',
        actions: [{ type: 'setSession', params: sessionParams }, 'clearFailure'],
      },
      { actions: { type: 'setSession', params: sessionParams } },
    ],
    'favorite.dismiss': { actions: 'clearFailure' },
  },
  states: {
    off: {
      description: 'Not a favorite',
      always: { guard: 'isStored', target: 'on' },
      on: {
        'favorite.toggle': [
          { guard: 'isSignedIn', target: 'adding', actions: 'clearFailure' },
          { actions: 'emitLoginRequired' },
        ],
        'favorite.add': [
          { guard: 'isSignedIn', target: 'adding', actions: 'clearFailure' },
          { actions: 'emitLoginRequired' },
        ],
      },
    },
    adding: {
      description: 'Storing; already shown as a favorite',
      tags: ['busy', 'favorite'],
      invoke: {
        id: 'addFavorite',
        src: 'addFavorite',
        input: ({ context: { gameId, userId } }) => ({ gameId, userId }) as FavoriteAddition,
        onDone: {
          target: 'on',
          actions: [{ type: 'setRecord', params: ({ event }) => event.output }, 'emitAdded'],
        },
        onError: [
          {
            guard: { type: 'hasSessionEnded', params: errorKindParams },
            target: 'off',
            actions: 'emitLoginRequired',
          },
          { target: 'off', actions: { type: 'setFailure', params: failureFromError('add') } },
        ],
      },
    },
    on: {
      description: 'A stored favorite',
      tags: ['favorite'],
      always: { guard: 'isNotStored', target: 'off' },
      on: { 'favorite.toggle': { target: 'removing', actions: 'clearFailure' } },
    },
    removing: {
      description: 'Deleting; no longer shown as a favorite',
      tags: ['busy'],
      on: {
        // The list's view of this record is older than the deletion in progress.
        'session.changed': { guard: { type: 'isSameUser', params: sessionParams } },
      },
      invoke: {
        id: 'removeFavorite',
        src: 'removeFavorite',
        input: ({ context: { gameId, recordId } }) => ({ gameId, recordId }) as FavoriteRecord,
        onDone: { target: 'off', actions: ['emitRemoved', 'clearRecord'] },
        onError: [
          {
            guard: { type: 'hasSessionEnded', params: errorKindParams },
            target: 'on',
            actions: 'emitLoginRequired',
          },
          { target: 'on', actions: { type: 'setFailure', params: failureFromError('remove') } },
        ],
      },
    },
  },
})

/** Creates the machine with its ports: see {@link FavoritePorts}. */
export const createFavoriteMachine = (ports: FavoritePorts): typeof favoriteMachine =>
  providePorts(favoriteMachine, ports)
