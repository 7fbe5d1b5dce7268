import { Skeleton } from '@saha/ui/skeleton'
import { Suspense, use } from 'react'
import type { DiagramState } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { ChartView } from '../../machine-inspector/chart/chart-view.tsx'
import type { Highlights } from '../../machine-inspector/chart/highlights.ts'
import type { Subject } from '../../machine-inspector/controls/subject.ts'
import { useIsNear } from '../screen/use-is-near.ts'

/** Highlights of a machine that is not running. */
export const noHighlights: Highlights = {
  active: new Set(),
  taken: new Set(),
  open: new Set(),
  focus: undefined,
}

const findInitialState = (state: DiagramState): DiagramState => {
  const initial = state.children.find(({ id }) => state.initial.includes(id)) ?? state.children[0]
  return initial ? findInitialState(initial) : state
}

interface MachineChartProps {
  subject: Subject
  name: string
}

/** The chart of a machine. Laid out when it is near the viewport. */
export function MachineChart({ subject, name }: MachineChartProps) {
  const [ref, isNear] = useIsNear()
  const placeholder = <Skeleton className="h-96 w-full" />
  return (
    <div ref={ref} className="grid min-w-0">
      {isNear ? (
        <Suspense fallback={placeholder}>
          <LoadedChart subject={subject} name={name} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}

function LoadedChart({ subject, name }: MachineChartProps) {
  const layout = use(subject.layout())
  return (
    <ChartView
      name={name}
      layout={layout}
      highlights={{ ...noHighlights, focus: findInitialState(layout.diagram.root).id }}
      label={`Chart of ${name}. The states below have the same content.`}
      loadLayout={subject.layout}
    />
  )
}
