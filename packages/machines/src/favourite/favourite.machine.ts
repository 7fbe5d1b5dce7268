import { failedAs, kindOf, withWorld } from '../port/index.ts'
import { sessionOf } from '../shared/session.ts'
import { favouriteSetup } from './favourite.setup.ts'
import type { FavouriteAddition, FavouritePorts, FavouriteRecord } from './favourite.types.ts'

/** The favourite button of one game: shows the wanted state at once, and takes it back when it fails. */
export const favouriteMachine = favouriteSetup.createMachine({
  id: 'favourite',
  options: { maxIterations: 100 },
  description: 'The favourite button of one game',
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
    'favourite.dismiss': { actions: 'dismiss' },
  },
  states: {
    off: {
      description: 'Not a favourite',
      always: { guard: 'stored', target: 'on' },
      on: {
        'favourite.toggle': [
          { guard: 'signedIn', target: 'adding', actions: 'dismiss' },
          { actions: 'tellLoginRequired' },
        ],
        'favourite.add': [
          { guard: 'signedIn', target: 'adding', actions: 'dismiss' },
          { actions: 'tellLoginRequired' },
        ],
      },
    },
    adding: {
      description: 'Shown as a favourite while it is stored; toggling does nothing',
      tags: ['busy', 'favourite'],
      invoke: {
        id: 'addFavourite',
        src: 'addFavourite',
        input: ({ context: { gameId, userId } }) => ({ gameId, userId }) as FavouriteAddition,
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
      description: 'A favourite, with the record that stores it',
      tags: ['favourite'],
      always: { guard: 'notStored', target: 'off' },
      on: { 'favourite.toggle': { target: 'removing', actions: 'dismiss' } },
    },
    removing: {
      description: 'No longer shown as a favourite while it is deleted; toggling does nothing',
      tags: ['busy'],
      on: {
        // What the list knows about this record is older than what is being done to it.
        'session.changed': { guard: { type: 'sameUser', params: sessionOf } },
      },
      invoke: {
        id: 'removeFavourite',
        src: 'removeFavourite',
        input: ({ context: { gameId, recordId } }) => ({ gameId, recordId }) as FavouriteRecord,
        onDone: { target: 'off', actions: ['tellRemoved', 'dropRecord'] },
        onError: [
          { guard: { type: 'sessionEnded', params: kindOf }, target: 'on', actions: 'tellLoginRequired' },
          { target: 'on', actions: { type: 'fail', params: failedAs('remove') } },
        ],
      },
    },
  },
})

/** The machine with its world: see {@link FavouritePorts}. */
export const createFavouriteMachine = (ports: FavouritePorts): typeof favouriteMachine =>
  withWorld(favouriteMachine, ports)
