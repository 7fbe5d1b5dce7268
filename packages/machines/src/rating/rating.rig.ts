import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { ratingCases } from './rating.cases.ts'
import { ratingMachine } from './rating.machine.ts'
import type { RatingInput, RatingPorts } from './rating.types.ts'

export const offline = new PortError('network', 'offline')

export const start = (input: Partial<RatingInput> = {}) =>
  startRig<typeof ratingMachine, RatingPorts>(ratingMachine, ratingCases, {
    gameId: 'g1',
    userId: 'u1',
    ...input,
  })

export const startSaving = async (stars = 4) => {
  const rig = start()
  rig.ports.loadRating.resolve(null)
  await rig.settle()
  await rig.send({ type: 'star.choose', stars }, { type: 'rating.confirm' })
  return rig
}
