import { PortError } from '../port/index.ts'
import type { MachineCases } from '../testing/cases.ts'
import type { RatingEvent, RatingInput, RatingPorts } from './rating.types.ts'

const hostile = [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { stars: Number.NaN }]

/** Everything that can happen to the rating machine. */
export const ratingCases = {
  inputs: [
    { gameId: 'g1', userId: 'u1', saved: null },
    { gameId: 'g1', userId: null, saved: null },
  ],
  events: {
    'star.preview': [{ stars: 5 }, ...hostile],
    'star.leave': [{}],
    'star.choose': [{ stars: 4 }, { stars: 1 }, ...hostile],
    'rating.confirm': [{}],
    'rating.cancel': [{}],
    'session.changed': [
      { userId: 'u1', saved: 3 },
      { userId: 'u1', saved: null },
      { userId: 'u2', saved: null },
      { userId: null, saved: null },
    ],
  },
  ports: {
    saveRating: {
      resolves: [undefined],
      rejects: [new PortError('network', 'offline'), new PortError('auth', 'expired'), new Error('odd')],
    },
  },
  home: (snapshot) => snapshot.matches({ choosing: 'idle' }) && snapshot.context.userId === null,
} satisfies MachineCases<RatingEvent, RatingPorts, RatingInput>
