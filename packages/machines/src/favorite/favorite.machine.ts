import { failedAs, kindOf, withWorld } from '../port/index.ts'
import { sessionOf } from '../shared/session.ts'
import { favoriteSetup } from './favorite.setup.ts'
import type { FavoriteAddition, FavoritePorts, FavoriteRecord } from './favorite.types.ts'

/** The favorite button of one game: shows the wanted state at once, and takes it back when it fails. */
export const favoriteMachine = favoriteSetup.createMachine({
  id: 'favorite',
  options: { maxIterations: 100 },
  description: 'The favorite button of one game',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'off',
  on: {
    'session.changed': [
      {
        guard: { type: 'anotherUser', params: sessionOf },
        target: '.off',
        actions: [{ type: 'useSession', params: sessionOf }, 'dismiss'],
      },
      { actions: { type: 'useSession', params: sessionOf } },
    ],
    'favorite.dismiss': { actions: 'dismiss' },
  },
  states: {
    off: {
      description: 'Not a favorite',
      always: { guard: 'stored', target: 'on' },
      on: {
        'favorite.toggle': [
          { guard: 'signedIn', target: 'adding', actions: 'dismiss' },
          { actions: 'tellLoginRequired' },
        ],
        'favorite.add': [
          { guard: 'signedIn', target: 'adding', actions: 'dismiss' },
          { actions: 'tellLoginRequired' },
        ],
      },
    },
    adding: {
      description: 'Shown as a favorite while it is stored; toggling does nothing',
      tags: ['busy', 'favorite'],
      invoke: {
        id: 'addFavorite',
        src: 'addFavorite',
        input: ({ context: { gameId, userId } }) => ({ gameId, userId }) as FavoriteAddition,
        onDone: {
          target: 'on',
          actions: [{ type: 'keepRecord', params: ({ event }) => event.output }, 'tellAdded'],
        },
        onError: [
          { guard: { type: 'sessionEnded', params: kindOf }, target: 'off', actions: 'tellLoginRequired' },
          { target: 'off', actions: { type: 'fail', params: failedAs('add') } },
        ],
      },
    },
    on: {
      description: 'A favorite, with the record that stores it',
      tags: ['favorite'],
      always: { guard: 'notStored', target: 'off' },
      on: { 'favorite.toggle': { target: 'removing', actions: 'dismiss' } },
    },
    removing: {
      description: 'No longer shown as a favorite while it is deleted; toggling does nothing',
      tags: ['busy'],
      on: {
        // What the list knows about this record is older than what is being done to it.
        'session.changed': { guard: { type: 'sameUser', params: sessionOf } },
      },
      invoke: {
        id: 'removeFavorite',
        src: 'removeFavorite',
        input: ({ context: { gameId, recordId } }) => ({ gameId, recordId }) as FavoriteRecord,
        onDone: { target: 'off', actions: ['tellRemoved', 'dropRecord'] },
        onError: [
          { guard: { type: 'sessionEnded', params: kindOf }, target: 'on', actions: 'tellLoginRequired' },
          { target: 'on', actions: { type: 'fail', params: failedAs('remove') } },
        ],
      },
    },
  },
})

/** The machine with its world: see {@link FavoritePorts}. */
export const createFavoriteMachine = (ports: FavoritePorts): typeof favoriteMachine =>
  withWorld(favoriteMachine, ports)
