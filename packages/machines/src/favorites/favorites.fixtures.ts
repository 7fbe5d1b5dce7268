import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { FavoritesEvent, FavoritesInput, FavoritesPorts } from './favorites.types.ts'

/** Inputs, events and port results of the favorites machine. */
export const favoritesFixtures = {
  inputs: [{ userId: null }, { userId: 'u1' }],
  events: {
    'session.changed': [{ userId: 'u1' }, { userId: 'u2' }, { userId: null }],
    'favorites.reload': [{}],
    'favorites.added': [
      { gameId: 'g1', recordId: 'r1' },
      { gameId: 'g1', recordId: 'r2' },
    ],
    'favorites.removed': [{ gameId: 'g1' }, { gameId: 'unknown' }],
  },
  ports: {
    listFavorites: {
      resolves: [[], [{ gameId: 'g2', recordId: 'r3' }]],
      rejects: [new PortError('permission', 'collection'), 'odd'],
    },
  },
  isHome: (snapshot) => snapshot.matches('signedOut'),
} satisfies MachineFixtures<FavoritesEvent, FavoritesPorts, FavoritesInput>
