import { PortError } from '../port/index.ts'
import type { MachineCases } from '../testing/cases.ts'
import type { FavouritesEvent, FavouritesInput, FavouritesPorts } from './favourites.types.ts'

/** Everything that can happen to the favourites machine. */
export const favouritesCases = {
  inputs: [{ userId: null }, { userId: 'u1' }],
  events: {
    'session.changed': [{ userId: 'u1' }, { userId: 'u2' }, { userId: null }],
    'favourites.reload': [{}],
    'favourites.added': [
      { gameId: 'g1', recordId: 'r1' },
      { gameId: 'g1', recordId: 'r2' },
    ],
    'favourites.removed': [{ gameId: 'g1' }, { gameId: 'unknown' }],
  },
  ports: {
    listFavourites: {
      resolves: [[], [{ gameId: 'g2', recordId: 'r3' }]],
      rejects: [new PortError('permission', 'collection'), 'odd'],
    },
  },
  home: (snapshot) => snapshot.matches('signedOut'),
} satisfies MachineCases<FavouritesEvent, FavouritesPorts, FavouritesInput>
