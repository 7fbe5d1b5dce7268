import { useKit } from '../provider/index.ts'

interface SliderLegendProps {
  min: number
  max: number
  values: readonly number[]
  inWords: (value: number) => string
}

/** The ends of the track and what is chosen between them, for the eye: the thumbs say the same aloud. */
export function SliderLegend({ min, max, values, inWords }: SliderLegendProps) {
  // Isolated one by one: beside a figure, words in another script would change sides. A figure is never broken
  // while it fits a line of its own.
  const { dir } = useKit()
  return (
    <span
      aria-hidden="true"
      data-slot="slider-legend"
      className="grid grid-cols-3 items-baseline gap-2 wrap-break-word type-small text-ink-muted tabular-nums"
    >
      <span dir={dir}>{inWords(min)}</span>
      <span className="flex flex-wrap justify-center gap-x-1 text-center type-label font-semibold text-ink">
        {values.map((value, index) => (
          <span key={index === 0 ? 'from' : 'to'} className="flex gap-1">
            {index > 0 && <span>–</span>}
            <span dir={dir}>{inWords(value)}</span>
          </span>
        ))}
      </span>
      <span dir={dir} className="text-end">
        {inWords(max)}
      </span>
    </span>
  )
}
