import { Heading } from '@saha/ui/heading'
import { useState } from 'react'
import {
  formatTrigger,
  toDiagram,
  type DiagramEdge,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { findTake } from '../controls/find-take.ts'
import type { MachineControls } from '../controls/machine-controls.ts'
import type { ChartLayout } from '../layout/layout.ts'
import { useMessages } from '../messages.ts'
import { ChartList } from './chart-list.tsx'
import { ChartView } from './chart-view.tsx'
import type { Highlights } from './highlights.ts'

interface ChartPanelProps {
  controls: MachineControls
  /** The current state as text. */
  state: string
  layout: ChartLayout
  highlights: Highlights
  version: number
}

/** The chart, and the same content as a list. */
export function ChartPanel({ controls, state, layout, highlights, version }: ChartPanelProps) {
  const messages = useMessages()
  const { machine } = controls.subject
  const [refused, setRefused] = useState<{ edge: DiagramEdge; version: number }>()
  const onPress = (edge: DiagramEdge) => {
    const take = findTake(controls, edge)
    setRefused(take ? undefined : { edge, version })
    void take?.()
  }
  return (
    <div className="grid min-w-0 content-start">
      <div className="hidden gap-3 md:grid">
        <ChartView
          name={machine.id}
          layout={layout}
          highlights={highlights}
          version={version}
          label={messages.chartNow(machine.id, state)}
          loadLayout={controls.subject.layout}
          onPress={onPress}
        />
        <output className="min-h-lh type-small text-ink-muted">
          {refused?.version === version &&
            messages.refused(formatTrigger(refused.edge.trigger), refused.edge.guard)}
        </output>
      </div>
      <section aria-label={messages.list} className="md:sr-only">
        <Heading level={2} size="subheading" className="pb-3">
          {messages.list}
        </Heading>
        <ChartList diagram={toDiagram(machine)} highlights={highlights} />
      </section>
    </div>
  )
}
