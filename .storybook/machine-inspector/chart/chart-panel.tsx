import { Heading } from '@saha/ui/heading'
import { SegmentedControl } from '@saha/ui/segmented-control'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ChartLayout } from '../layout/layout.ts'
import { useMessages } from '../messages.ts'
import { Chart } from './chart.tsx'
import type { Highlights } from './highlights.ts'
import { ChartList } from './chart-list.tsx'

interface ChartPanelProps {
  name: string
  /** The current state as text. */
  state: string
  layout: ChartLayout
  highlights: Highlights
  version: number
}

/** Above this size a chart next to the controls would be scaled down too far to read. */
const readable = { width: 1000, height: 760 }

/** The chart, and the same content as a list. */
export function ChartPanel({ name, state, layout, highlights, version }: ChartPanelProps) {
  const messages = useMessages()
  const isLarge = layout.width > readable.width || layout.height > readable.height
  const [size, setSize] = useState<'whole' | 'readable'>('readable')
  const isWhole = !isLarge || size === 'whole'
  const scroller = useScrollToActive(isWhole)
  return (
    <div className="grid min-w-0 content-start">
      <div className="relative hidden md:grid">
        {isLarge && (
          <SegmentedControl
            label={messages.size}
            labelHidden
            className="pb-3"
            options={[
              { value: 'readable', label: messages.readable },
              { value: 'whole', label: messages.whole },
            ]}
            value={size}
            onValueChange={setSize}
          />
        )}
        <section
          ref={scroller}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a chart larger than its place scrolls there
          tabIndex={0}
          aria-label={messages.chart(name)}
          dir="ltr"
          lang="en"
          className={clsx(
            'grid overflow-auto rounded-tile border border-line bg-sunken/40 p-4',
            isLarge && 'max-h-[clamp(26rem,100dvh-18rem,60rem)]',
          )}
        >
          <Chart
            layout={layout}
            highlights={highlights}
            version={version}
            label={messages.chartNow(name, state)}
            smallest={isWhole ? 0 : 0.85}
            className={
              isLarge && isWhole
                ? 'm-auto max-h-[clamp(24rem,100dvh-20rem,58rem)] max-w-full'
                : 'm-auto max-w-full'
            }
          />
        </section>
      </div>
      <section aria-label={messages.list} className="md:sr-only">
        <Heading level={2} size="subheading" className="pb-3">
          {messages.list}
        </Heading>
        <ChartList diagram={layout.diagram} highlights={highlights} />
      </section>
    </div>
  )
}

/** Scrolls the active state into view after every change, without scrolling the page. */
function useScrollToActive(isWhole: boolean) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const scroller = ref.current
    const active = scroller?.querySelector('[data-focus="true"]')
    if (!scroller || !active || isWhole) return
    const outer = scroller.getBoundingClientRect()
    const inner = active.getBoundingClientRect()
    scroller.scrollBy({
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      // oxlint-disable-next-line logical-only/styles -- the chart is drawn from left to right in every language
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      behavior: 'auto',
    })
  })
  return ref
}
