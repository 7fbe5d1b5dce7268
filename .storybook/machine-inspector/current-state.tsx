import { StarMotif } from '@saha/ui/star-motif'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import type { Highlights } from './chart/highlights.ts'
import type { MachineControls } from './controls/machine-controls.ts'
import { Tags } from './controls/context-panel.tsx'
import type { ChartLayout } from './layout/layout.ts'
import { CodeLine } from './panel.tsx'
import { useMessages } from './messages.ts'

interface CurrentStateProps {
  controls: MachineControls
  layout: ChartLayout
  highlights: Highlights
  state: string
}

/** Value, tags and descriptions of the current state. */
export function CurrentState({ controls, layout, highlights, state }: CurrentStateProps) {
  const messages = useMessages()
  const leaves = layout.states.filter(
    ({ state: { id, children } }) => children.length === 0 && highlights.active.has(id),
  )
  return (
    <div className="tile grid min-w-0 content-start gap-2 rounded-tile bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="flex min-w-0 items-center gap-3">
          <StarMotif size="1.75rem" className="text-star" />
          <VisuallyHidden>{messages.now}</VisuallyHidden>
          <CodeLine className="type-subheading [:dir(rtl)>&]:text-end">{state}</CodeLine>
        </output>
        <Tags controls={controls} />
      </div>
      <div className="grid justify-items-start gap-0.5 type-small text-ink-muted">
        {leaves.map(({ state: { id, description } }) => (
          <p key={id} dir="ltr" lang="en">
            {description}
          </p>
        ))}
      </div>
    </div>
  )
}
