import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { FavoriteEvent, FavoriteInput, FavoritePorts } from './favorite.types.ts'

const rejects = [new PortError('network', 'offline'), new PortError('auth', 'expired'), 'odd']

/** Inputs, events and port results of the favorite machine. */
export const favoriteFixtures = {
  inputs: [
    { gameId: 'g1', userId: 'u1', recordId: null },
    { gameId: 'g1', userId: 'u1', recordId: 'r1' },
    { gameId: 'g1', userId: null, recordId: null },
    // A record without a user is a mistake of the host, and is not shown.
    { gameId: 'g1', userId: null, recordId: 'r1' },
  ],
  events: {
    'favorite.toggle': [{}],
    'favorite.add': [{}],
    'favorite.dismiss': [{}],
    'session.changed': [
      { userId: 'u1', recordId: 'r1' },
      { userId: 'u1', recordId: null },
      { userId: 'u2', recordId: 'r9' },
      { userId: null, recordId: null },
    ],
  },
  ports: {
    addFavorite: { resolves: [{ recordId: 'r2' }], rejects },
    removeFavorite: { resolves: [undefined], rejects },
  },
  isHome: (snapshot) => snapshot.matches('off') && snapshot.context.userId === null,
} satisfies MachineFixtures<FavoriteEvent, FavoritePorts, FavoriteInput>
