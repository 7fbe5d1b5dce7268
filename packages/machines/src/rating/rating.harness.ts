import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { ratingFixtures } from './rating.fixtures.ts'
import { ratingMachine } from './rating.machine.ts'
import type { RatingInput, RatingPorts } from './rating.types.ts'

export const offline = new PortError('network', 'offline')

export const start = (input: Partial<RatingInput> = {}) =>
  startHarness<typeof ratingMachine, RatingPorts>(ratingMachine, ratingFixtures, {
    gameId: 'g1',
    userId: 'u1',
    ...input,
  })

export const startSaving = async (stars = 4) => {
  const harness = start()
  harness.ports.loadRating.resolve(null)
  await harness.settle()
  await harness.send({ type: 'star.choose', stars }, { type: 'rating.confirm' })
  return harness
}
