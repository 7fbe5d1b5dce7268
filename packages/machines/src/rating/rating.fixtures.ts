import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { RatingContext, RatingEvent, RatingInput, RatingPorts } from './rating.types.ts'

const hostile = [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { stars: Number.NaN }]

/** Everything that can happen to the rating machine. */
export const ratingFixtures = {
  inputs: [
    { gameId: 'g1', userId: 'u1' },
    { gameId: 'g1', userId: null },
  ],
  events: {
    'star.preview': [{ stars: 5 }, ...hostile],
    'star.leave': [{}],
    'star.choose': [{ stars: 4 }, { stars: 1 }, ...hostile],
    'rating.confirm': [{}],
    'rating.cancel': [{}],
    'session.changed': [{ userId: 'u1' }, { userId: 'u2' }, { userId: null }],
  },
  ports: {
    loadRating: { resolves: [null, 3], rejects: [new PortError('network', 'offline')] },
    saveRating: {
      resolves: [undefined],
      rejects: [new PortError('network', 'offline'), new PortError('auth', 'expired'), new Error('odd')],
    },
  },
  // Previews come and go beside everything else, and how many stars there are no guard asks.
  relevantContext: ({ userId, saved, choice, failure, loadError }: RatingContext) => [
    userId,
    saved !== null,
    choice !== null,
    failure?.code,
    loadError !== null,
  ],
  isHome: (snapshot) => snapshot.matches({ stars: { choosing: 'idle' } }) && snapshot.context.userId === null,
} satisfies MachineFixtures<RatingEvent, RatingPorts, RatingInput>
