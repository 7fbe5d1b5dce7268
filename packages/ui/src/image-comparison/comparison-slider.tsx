import { clsx } from 'clsx'
import * as Slider from '@radix-ui/react-slider'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { getNumberFormat } from '../bidi/index.ts'
import { HandleIcon } from '../icons/handle.tsx'
import { useKit } from '../provider/index.ts'

interface ComparisonSliderProps {
  images: { before: ReactNode; after: ReactNode }
  captions: { before: ReactNode; after: ReactNode }
  defaultShare: number
}

const captionStyles =
  'sa:pointer-events-none sa:absolute sa:top-3 sa:rounded-tag sa:border sa:border-line sa:bg-surface sa:px-2 sa:py-0.5 sa:type-caption sa:font-medium sa:text-ink sa:whitespace-nowrap'

/** The "before" image covers the "after" image up to the handle. */
export function ComparisonSlider({ images, captions, defaultShare }: ComparisonSliderProps) {
  const { locale, messages } = useKit()
  const percent = getNumberFormat(locale, { style: 'percent' })
  const [share, setShare] = useState(Math.min(Math.max(defaultShare, 0), 100))
  return (
    <Slider.Root
      asChild
      data-slot="image-comparison-slider"
      value={[share]}
      onValueChange={([next = 0]) => setShare(next)}
      className="sa:tile sa:relative sa:block sa:touch-pan-y sa:overflow-hidden sa:rounded-tile sa:select-none sa:[&>:has(>[role=slider])]:inset-y-0"
    >
      <div>
        {images.after}
        <span className={clsx(captionStyles, 'sa:end-3')}>{captions.after}</span>
        <div
          data-slot="image-comparison-cover"
          className="sa:absolute sa:inset-y-0 sa:start-0 sa:overflow-hidden"
          style={{ inlineSize: `${share}%` }}
        >
          <div className="sa:w-[calc(100cqi-2px)]">{images.before}</div>
          <span className={clsx(captionStyles, 'sa:start-3')}>{captions.before}</span>
        </div>
        <Slider.Thumb
          data-slot="image-comparison-handle"
          aria-label={messages.compareHandle}
          aria-valuetext={messages.beforeShown(percent.format(share / 100))}
          // Zero width, so that the divider is exactly between the images, up to both edges.
          className="sa:group sa:absolute sa:inset-y-0 sa:grid sa:w-0 sa:cursor-ew-resize sa:place-items-center sa:no-ring"
        >
          <span className="sa:absolute sa:inset-y-0 sa:w-0.5 sa:bg-surface sa:outline-1 sa:outline-ink sa:forced:bg-[CanvasText]" />
          <span
            className={clsx(
              // At an edge the handle stays fully visible; only its line reaches the edge.
              'sa:translate-x-[calc((max(0px,26px-var(--share)*1cqi)-max(0px,26px-(100-var(--share))*1cqi))*var(--inline))]',
              'sa:absolute sa:grid sa:size-11 sa:place-items-center sa:rounded-pill sa:border sa:border-line-strong sa:bg-surface sa:text-ink sa:shadow-[0_3px_0_0_var(--saha-color-shadow)]',
              'sa:group-focus-visible:focus-ring',
            )}
            style={{ '--share': share } as CSSProperties}
          >
            <HandleIcon />
          </span>
        </Slider.Thumb>
      </div>
    </Slider.Root>
  )
}
