import { Heading } from '@saha/ui/heading'
import { SegmentedControl } from '@saha/ui/segmented-control'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { Drawing } from '../layout/layout.ts'
import { useWords } from '../words.ts'
import { Chart } from './chart.tsx'
import type { Lights } from './lights.ts'
import { Twin } from './twin.tsx'

interface ChartPlaceProps {
  name: string
  /** Where the machine is, in words. */
  state: string
  drawing: Drawing
  lights: Lights
  beat: number
}

/** A chart beyond this, beside its desk, would have to shrink until nobody could read it. */
const readable = { width: 1000, height: 760 }

/** The chart in a place of its own, and the same as a list. */
export function ChartPlace({ name, state, drawing, lights, beat }: ChartPlaceProps) {
  const words = useWords()
  const isLarge = drawing.width > readable.width || drawing.height > readable.height
  const [size, setSize] = useState<'whole' | 'readable'>('readable')
  const isWhole = !isLarge || size === 'whole'
  const place = useActiveInSight(isWhole)
  return (
    <div className="grid min-w-0 content-start">
      <div className="relative hidden md:grid">
        {isLarge && (
          <SegmentedControl
            legend={words.size}
            legendHidden
            className="pb-3"
            options={[
              { value: 'readable', label: words.readable },
              { value: 'whole', label: words.whole },
            ]}
            value={size}
            onValueChange={setSize}
          />
        )}
        <section
          ref={place}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a chart larger than its place scrolls there
          tabIndex={0}
          aria-label={words.chart(name)}
          dir="ltr"
          lang="en"
          className={clsx(
            'grid overflow-auto rounded-tile border border-line bg-sunken/40 p-4',
            isLarge && 'max-h-[clamp(26rem,100dvh-18rem,60rem)]',
          )}
        >
          <Chart
            drawing={drawing}
            lights={lights}
            beat={beat}
            label={words.chartNow(name, state)}
            smallest={isWhole ? 0 : 0.85}
            className={
              isLarge && isWhole
                ? 'm-auto max-h-[clamp(24rem,100dvh-20rem,58rem)] max-w-full'
                : 'm-auto max-w-full'
            }
          />
        </section>
      </div>
      <section aria-label={words.list} className="md:sr-only">
        <Heading level={2} size="subheading" className="pb-3">
          {words.list}
        </Heading>
        <Twin diagram={drawing.diagram} lights={lights} />
      </section>
    </div>
  )
}

/** Brings what is active into sight whenever something has happened, without moving the page. */
function useActiveInSight(isWhole: boolean) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const place = ref.current
    const active = place?.querySelector('[data-focus="true"]')
    if (!place || !active || isWhole) return
    const outer = place.getBoundingClientRect()
    const inner = active.getBoundingClientRect()
    place.scrollBy({
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      // oxlint-disable-next-line saha/logical-styles -- the chart is drawn from left to right in every language
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      behavior: 'auto',
    })
  })
  return ref
}
