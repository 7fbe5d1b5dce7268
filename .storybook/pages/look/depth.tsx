import { StarMotif } from '@saha/ui'
import type { CSSProperties } from 'react'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'

const states = {
  en: [
    { name: 'At rest', look: '', depth: 6 },
    { name: 'Hovered', look: '-translate-y-0.5', depth: 8 },
    { name: 'Pressed', look: 'translate-y-1.25', depth: 1 },
    { name: 'Sunken', look: 'bg-sunken', depth: 0 },
  ],
  ar: [
    { name: 'ساكنة', look: '', depth: 6 },
    { name: 'تحت المؤشر', look: '-translate-y-0.5', depth: 8 },
    { name: 'مضغوطة', look: 'translate-y-1.25', depth: 1 },
    { name: 'غائرة', look: 'bg-sunken', depth: 0 },
  ],
}
const grounds = [
  { hue: undefined, look: 'bg-surface text-ink' },
  {
    hue: 'adventure',
    look: 'bg-hue text-on-hue [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)]',
  },
  {
    hue: undefined,
    look: 'bg-action text-on-action [--tile-edge:var(--saha-color-action-edge)] [--tile-shadow:var(--saha-color-action-edge)]',
  },
] as const

/** Tiles at every depth on three backgrounds. */
export function Depth() {
  const each = useSample(states)
  return (
    <div className="grid gap-8">
      {grounds.map(({ hue, look }) => (
        <div key={look} className="grid grid-cols-2 gap-x-5 gap-y-7 md:grid-cols-4">
          {each
            .filter((state) => look.startsWith('bg-surface') || state.depth > 0)
            .map((state) => (
              <div
                key={state.name}
                {...(hue ? { 'data-hue': hue } : {})}
                style={{ '--tile-depth': `${state.depth}px` } as CSSProperties}
                className={`tile flex min-h-24 items-center gap-3 rounded-tile px-5 ${look} ${state.look}`}
              >
                <StarMotif size="1.75rem" />
                <span className="type-label font-semibold">{state.name}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
