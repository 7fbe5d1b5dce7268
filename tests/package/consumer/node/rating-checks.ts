import { ratingFixtures } from '@saha/machines/fixtures'
import { createRatingMachine } from '@saha/machines/rating'
import { describeChart } from '@saha/machines/vitest'

/** The four chart checks in a host's own test run. */
describeChart(
  createRatingMachine({ loadRating: () => Promise.resolve(null), saveRating: () => Promise.resolve() }),
  ratingFixtures,
  {
    invariants: {
      'thanks are for a rating': ({ snapshot }) =>
        !snapshot.matches({ stars: { choosing: 'thanking' } }) || snapshot.context.saved !== null,
    },
  },
)
