import type { AnyFixtures } from '../../../packages/machines/src/testing/fixtures.ts'
import { getEdgeIds, getOpenEdgeIds } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { MachineControls } from '../controls/machine-controls.ts'

type Snapshot = Parameters<AnyFixtures['isHome']>[0]

/** Highlighted parts of a chart. */
export interface Highlights {
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>
  /** Ids of the transitions taken by the last action. */
  readonly taken: ReadonlySet<string>
  /** Ids of the transitions that can be taken now if their guards allow it. */
  readonly open: ReadonlySet<string>
  /** Id of the state to scroll to: a state just entered, otherwise the first active one. */
  readonly focus: string | undefined
}

export const getHighlights = (snapshot: Snapshot, steps: MachineControls['lastSteps'] = []): Highlights => {
  const leaves = snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0)
  const before = new Set(steps[0]?.before?._nodes.map(({ id }) => id))
  return {
    active: new Set(snapshot._nodes.map(({ id }) => id)),
    taken: new Set(steps.flatMap(({ taken }) => taken).flatMap(getEdgeIds)),
    open: new Set(snapshot.status === 'active' ? getOpenEdgeIds(snapshot) : []),
    focus: (leaves.find(({ id }) => !before.has(id)) ?? leaves[0])?.id,
  }
}
