import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { auditMachine } from '../testing/audit.ts'
import type { AnyFixtures } from '../testing/fixtures.ts'
import { fuzzMachine } from '../fuzz/fuzz.ts'
import type { FuzzOptions } from '../fuzz/fuzz.ts'
import { lintMachine } from '../testing/lint.ts'
import { replayShortestPaths } from '../testing/replay.ts'

/** Runs the checks that every chart must pass: lint, exploration, replay and fuzzing. */
export const describeChart = <Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: { readonly [Key in keyof AnyFixtures]: unknown },
  fuzz: FuzzOptions<Machine>,
) => {
  const known = fixtures as unknown as AnyFixtures

  // Exploring a chart takes a second, but much longer on a busy computer.
  describe(`${machine.id}: the chart`, { timeout: 60_000 }, () => {
    it('violates no rule', () => {
      expect(lintMachine(machine)).toEqual([])
    })

    it('has no unreachable state, dead end or trap', () => {
      const { configurations, unreachable, deadEnds, broken, stranded } = auditMachine(machine, known)
      expect({ unreachable, deadEnds, broken, stranded }).toEqual({
        unreachable: [],
        deadEnds: [],
        broken: [],
        stranded: [],
      })
      expect(configurations).toBeGreaterThan(1)
    })

    it('behaves live as in its graph', async () => {
      expect(await replayShortestPaths(machine, known)).toBeGreaterThan(1)
    })

    it('satisfies its invariants in random runs, and visits every state', async () => {
      expect(await fuzzMachine(machine, known, fuzz)).toEqual([])
    })
  })
}
