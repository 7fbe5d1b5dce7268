import type { DiagramEdge } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import type { Box } from '../layout/layout.ts'

/** Makes transitions and compound states of a chart pressable. */
export interface ChartActions {
  /** Takes a transition of the current state, or reports that its guard refuses. */
  readonly onPress: ((edge: DiagramEdge) => void) | undefined
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (id: string) => void
  /** Brings a focused part into view. */
  readonly onReveal: (box: Box) => void
}
