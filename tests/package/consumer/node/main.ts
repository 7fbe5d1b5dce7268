import * as allFixtures from '@saha/machines/fixtures'
import { ratingFixtures } from '@saha/machines/fixtures'
import { fuzzMachine } from '@saha/machines/fuzz'
import { persist, restore } from '@saha/machines/persistence'
import { createRatingMachine, selectRatingStatus, selectStars } from '@saha/machines/rating'
import { auditMachine, lintMachine } from '@saha/machines/testing'
import { createActor } from 'xstate'

/**
 * A host without React and browser: rates a game, persists and restores the widget, then lints, walks and fuzzes the
 * chart.
 */
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
const text = persist(rating)
rating.stop()
const restored = restore(machine, text).start()
process.stdout.write(
  JSON.stringify({
    saved,
    stars: selectStars(restored.getSnapshot()),
    status: selectRatingStatus(restored.getSnapshot()),
    broken: [...lintMachine(machine), ...auditMachine(machine, ratingFixtures).broken],
    unvisited: await fuzzMachine(machine, ratingFixtures, { invariants: {}, runs: 30 }),
    fixtures: Object.keys(allFixtures).length,
  }),
)
restored.stop()
