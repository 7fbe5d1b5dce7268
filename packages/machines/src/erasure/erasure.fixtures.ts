import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { ErasureEvent, ErasureInput, ErasurePorts } from './erasure.types.ts'

const rejects = [new PortError('network', 'offline'), new PortError('auth', 'expired'), 'odd']
const favorite = { kind: 'favorite', id: 'f1' } as const
const score = { kind: 'score', id: 's1' } as const

/** Inputs, events and port results of the erasure machine. */
export const erasureFixtures = {
  inputs: [{ userId: 'u1' }],
  events: { 'erasure.start': [{}], 'erasure.stop': [{}] },
  ports: {
    listRecords: { resolves: [[], [favorite, score], [score, score]], rejects },
    removeRecord: {
      resolves: [undefined],
      rejects: [...rejects, new PortError('permission', 'immutable'), new PortError('rate-limit', 'slowly')],
    },
  },
  isHome: (snapshot) => snapshot.matches('finished'),
} satisfies MachineFixtures<ErasureEvent, ErasurePorts, ErasureInput>
