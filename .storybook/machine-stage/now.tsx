import { StarMotif } from '@saha/ui/star-motif'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import type { Lights } from './chart/lights.ts'
import type { Desk } from './desk/desk.ts'
import { Tags } from './desk/knowledge.tsx'
import type { Drawing } from './layout/layout.ts'
import { CodeLine } from './panel.tsx'
import { useWords } from './words.ts'

interface NowProps {
  desk: Desk
  drawing: Drawing
  lights: Lights
  state: string
}

/** Where the machine is, in its own words. */
export function Now({ desk, drawing, lights, state }: NowProps) {
  const words = useWords()
  const leaves = drawing.states.filter(
    ({ state: { id, children } }) => children.length === 0 && lights.active.has(id),
  )
  return (
    <div className="tile grid min-w-0 content-start gap-2 rounded-tile bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="flex min-w-0 items-center gap-3">
          <StarMotif size="1.75rem" className="text-star" />
          <VisuallyHidden>{words.now}</VisuallyHidden>
          <CodeLine className="type-subheading">{state}</CodeLine>
        </output>
        <Tags desk={desk} />
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
