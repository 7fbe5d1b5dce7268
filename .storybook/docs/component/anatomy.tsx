import { Num } from '@saha/ui/bidi'
import { SahaProvider } from '@saha/ui/provider'
import { useCallback, useState } from 'react'
import type { ComponentDocs } from '../../../packages/ui/src/testing/component-docs.ts'
import { DocsTable } from './docs-table.tsx'
import { StoryFrame, StoryView, type DocsStory } from './docs-story.tsx'
import { Code, Sentence } from './section.tsx'

type Part = ComponentDocs['parts'][number]

interface Measure {
  /** Position in the sample, in px. */
  x: number
  y: number
  size: string
  padding: string
  gap: string
  radius: string
}

const px = (value: string) => (value === 'normal' || value === '0px' ? '–' : value)

/** Measures the first visible element of each part, in the coordinates of the sample. */
function measureParts(root: Element, parts: readonly Part[]): Record<string, Measure> {
  const origin = root.getBoundingClientRect()
  const measures = parts.flatMap(({ slot }): [string, Measure][] => {
    const element = [...root.querySelectorAll(`[data-slot~="${slot}"]`)].find(
      (candidate) => candidate.getClientRects().length > 0,
    )
    if (!element) return []
    const { left, top, width, height } = element.getBoundingClientRect()
    const { padding, columnGap, borderRadius } = getComputedStyle(element)
    const size = `${Math.round(width)} × ${Math.round(height)}`
    const [x, y] = [left - origin.left, top - origin.top]
    return [[slot, { x, y, size, padding: px(padding), gap: px(columnGap), radius: px(borderRadius) }]]
  })
  return Object.fromEntries(measures)
}

/** Reports whenever an element changes size or content, and when a part has moved to its place. */
function observe(element: Element, onChange: () => void): () => void {
  const resize = new ResizeObserver(onChange)
  resize.observe(element)
  const mutation = new MutationObserver(onChange)
  mutation.observe(element, { childList: true, subtree: true })
  const moved = new AbortController()
  for (const type of ['animationend', 'transitionend'])
    element.addEventListener(type, onChange, { signal: moved.signal })
  return () => {
    resize.disconnect()
    mutation.disconnect()
    moved.abort()
  }
}

/** Spreads the pins of parts that begin at the same point. */
function placePins(parts: readonly Part[], measures: Record<string, Measure>) {
  const taken = new Map<string, number>()
  return parts.flatMap(({ slot }, at) => {
    const measure = measures[slot]
    if (!measure) return []
    const point = `${Math.round(measure.x / 12)},${Math.round(measure.y / 12)}`
    const shift = taken.get(point) ?? 0
    taken.set(point, shift + 1)
    return [{ slot, number: at + 1, left: measure.x + shift * 22, top: measure.y }]
  })
}

interface AnatomyProps {
  story: DocsStory
  parts: readonly Part[]
  framed: boolean
}

/** A sample with numbered parts, whose positions are measured after rendering. */
export function Anatomy({ story, parts, framed }: AnatomyProps) {
  const [measures, setMeasures] = useState<Record<string, Measure>>({})
  const measureSample = useCallback(
    (sample: Element | null) =>
      sample ? observe(sample, () => setMeasures(measureParts(sample, parts))) : undefined,
    [parts],
  )
  const measureFrame = ({ contentDocument }: HTMLIFrameElement) => {
    if (!contentDocument) return
    const { documentElement } = contentDocument
    observe(documentElement, () => setMeasures(measureParts(documentElement, parts)))
  }
  return (
    <>
      <div className="relative min-w-0 overflow-x-auto rounded-tile border border-line bg-ground">
        {framed ? (
          <StoryFrame story={story} language="en" onLoad={measureFrame} />
        ) : (
          <SahaProvider scope="element" locale="en">
            <div ref={measureSample} inert className="relative min-w-0 p-8">
              <StoryView key={story.id} story={story} />
            </div>
          </SahaProvider>
        )}
        {placePins(parts, measures).map(({ slot, number, left, top }) => (
          <span
            key={slot}
            aria-hidden="true"
            style={{ insetInlineStart: Math.max(left - 11, 0), top: Math.max(top - 11, 0) }}
            className="pointer-events-none absolute grid size-[1.375rem] place-items-center rounded-full bg-action type-caption text-on-action"
          >
            {number}
          </span>
        ))}
      </div>
      <DocsTable
        label="Parts"
        heads={['Part', 'Description', 'Size in px', 'Padding', 'Gap', 'Corner']}
        rows={parts.map(({ slot, what }, at) => {
          const { size = '–', padding = '–', gap = '–', radius = '–' } = measures[slot] ?? {}
          const name = (
            <>
              {at + 1}. <Code>{slot}</Code>
            </>
          )
          const figures = [size, padding, gap, radius].map((value) => <Num key={value}>{value}</Num>)
          return { key: slot, cells: [name, <Sentence key="what">{what}</Sentence>, ...figures] }
        })}
      />
    </>
  )
}
