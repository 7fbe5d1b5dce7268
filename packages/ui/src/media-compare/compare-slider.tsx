import { cx } from 'class-variance-authority'
import { Slider } from 'radix-ui'
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { numberFormat } from '../bidi/index.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'

interface CompareSliderProps {
  pictures: { before: ReactNode; after: ReactNode }
  captions: { before: ReactNode; after: ReactNode }
  defaultShare: number
}

const captionLook =
  'pointer-events-none absolute top-3 rounded-tag border border-line bg-surface px-2 py-0.5 type-caption font-medium text-ink whitespace-nowrap'

/** The picture before lies over the one after and is uncovered as far as the handle. */
export function CompareSlider({ pictures, captions, defaultShare }: CompareSliderProps) {
  const { locale, strings } = useKit()
  const percent = useMemo(() => numberFormat(locale, { style: 'percent' }), [locale])
  const [share, setShare] = useState(Math.min(Math.max(defaultShare, 0), 100))
  return (
    <Slider.Root
      asChild
      data-slot="media-compare-slider"
      value={[share]}
      onValueChange={([next = 0]) => setShare(next)}
      className="tile relative block touch-pan-y overflow-hidden rounded-tile select-none [&>:has(>[role=slider])]:inset-y-0"
    >
      <div>
        {pictures.after}
        <span className={cx(captionLook, 'end-3')}>{captions.after}</span>
        <div
          data-slot="media-compare-cover"
          className="absolute inset-y-0 start-0 overflow-hidden"
          style={{ inlineSize: `${share}%` }}
        >
          <div className="w-[calc(100cqi-2px)]">{pictures.before}</div>
          <span className={cx(captionLook, 'start-3')}>{captions.before}</span>
        </div>
        <Slider.Thumb
          data-slot="media-compare-handle"
          aria-label={strings.compareHandle}
          aria-valuetext={strings.beforeShown(percent.format(share / 100))}
          // No width of its own: the divider stands exactly where the pictures part, up to both edges.
          className="group absolute inset-y-0 grid w-0 cursor-ew-resize place-items-center outline-none"
        >
          <span className="absolute inset-y-0 w-0.5 bg-surface outline-1 outline-ink forced:bg-[CanvasText]" />
          <span
            className={cx(
              // At an edge the handle stays whole, and only its line goes all the way.
              'translate-x-[calc((max(0px,26px-var(--share)*1cqi)-max(0px,26px-(100-var(--share))*1cqi))*var(--inline))]',
              'absolute grid size-11 place-items-center rounded-pill border border-line-strong bg-surface text-ink shadow-[0_3px_0_0_var(--saha-color-shadow)]',
              'group-focus-visible:outline-3 group-focus-visible:outline-offset-3 group-focus-visible:outline-focus group-focus-visible:outline-solid',
            )}
            style={{ '--share': share } as CSSProperties}
          >
            <Icon name="handle" />
          </span>
        </Slider.Thumb>
      </div>
    </Slider.Root>
  )
}
