import { PortError } from '../port/index.ts'
import type { MachineCases } from '../testing/cases.ts'
import type { FavouriteEvent, FavouriteInput, FavouritePorts } from './favourite.types.ts'

const rejects = [new PortError('network', 'offline'), new PortError('auth', 'expired'), 'odd']

/** Everything that can happen to the favourite machine. */
export const favouriteCases = {
  inputs: [
    { gameId: 'g1', userId: 'u1', recordId: null },
    { gameId: 'g1', userId: 'u1', recordId: 'r1' },
    { gameId: 'g1', userId: null, recordId: null },
    // A record of nobody is a host's mistake, and is shown to nobody.
    { gameId: 'g1', userId: null, recordId: 'r1' },
  ],
  events: {
    'favourite.toggle': [{}],
    'favourite.add': [{}],
    'favourite.dismiss': [{}],
    'session.changed': [
      { userId: 'u1', recordId: 'r1' },
      { userId: 'u1', recordId: null },
      { userId: 'u2', recordId: 'r9' },
      { userId: null, recordId: null },
    ],
  },
  ports: {
    addFavourite: { resolves: [{ recordId: 'r2' }], rejects },
    removeFavourite: { resolves: [undefined], rejects },
  },
  home: (snapshot) => snapshot.matches('off') && snapshot.context.userId === null,
} satisfies MachineCases<FavouriteEvent, FavouritePorts, FavouriteInput>
