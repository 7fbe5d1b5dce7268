import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { RatingContext, RatingEvent, RatingInput, RatingPorts } from './rating.types.ts'

const hostile = [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { stars: Number.NaN }]

/** Inputs, events and port results of the rating machine. */
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
  // No guard reads the preview or the number of stars.
  relevantContext: ({ userId, saved, choice, failure, loadError }: RatingContext) => [
    userId,
    saved !== null,
    choice !== null,
    failure?.code,
    loadError !== null,
  ],
  isHome: (snapshot) => snapshot.matches({ stars: { choosing: 'idle' } }) && snapshot.context.userId === null,
} satisfies MachineFixtures<RatingEvent, RatingPorts, RatingInput>
