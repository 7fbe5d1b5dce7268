import { ratingCases } from '@saha/machines/cases'
import { createRatingMachine, selectRatingStatus, selectStars } from '@saha/machines/rating'
import { fuzzMachine } from '@saha/machines/fuzz'
import { auditMachine, lintMachine } from '@saha/machines/testing'
import { createActor } from 'xstate'

/** A host without React and without a browser: it rates a game, then lints, walks and fuzzes the chart it used. */
const saved: number[] = []
const machine = createRatingMachine({
  loadRating: () => Promise.resolve(null),
  saveRating: ({ stars }: { stars: number }) => {
    saved.push(stars)
    return Promise.resolve()
  },
})
const rating = createActor(machine, { input: { gameId: 'zellige', userId: 'u1' } }).start()
const thanked = new Promise<void>((resolve) => {
  rating.on('rated', () => resolve())
})
rating.send({ type: 'star.choose', stars: 5 })
rating.send({ type: 'rating.confirm' })
await thanked
process.stdout.write(
  JSON.stringify({
    saved,
    stars: selectStars(rating.getSnapshot()),
    status: selectRatingStatus(rating.getSnapshot()),
    broken: [...lintMachine(machine), ...auditMachine(machine, ratingCases).broken],
    unvisited: await fuzzMachine(machine, ratingCases, { invariants: {} }),
  }),
)
rating.stop()
