import { useKit } from '../provider/index.ts'

interface SliderValuesProps {
  min: number
  max: number
  values: readonly number[]
  formatLabel: (value: number) => string
}

/**
 * Visible minimum, value and maximum. They are hidden from assistive technology, because the thumbs announce them.
 */
export function SliderValues({ min, max, values, formatLabel }: SliderValuesProps) {
  // Isolates each value, because text in another script would reorder next to digits. A value only wraps if it
  // exceeds a line of its own.
  const { dir } = useKit()
  return (
    <span
      aria-hidden="true"
      data-slot="slider-values"
      className="sa:grid sa:grid-cols-3 sa:items-baseline sa:gap-2 sa:wrap-anywhere sa:type-small sa:text-ink-muted sa:tabular-nums"
    >
      <span dir={dir}>{formatLabel(min)}</span>
      <span className="sa:flex sa:flex-wrap sa:justify-center sa:gap-x-1 sa:text-center sa:type-label sa:font-semibold sa:text-ink">
        {values.map((value, index) => (
          <span key={index === 0 ? 'from' : 'to'} className="sa:flex sa:gap-1">
            {index > 0 && <span>–</span>}
            <span dir={dir}>{formatLabel(value)}</span>
          </span>
        ))}
      </span>
      <span dir={dir} className="sa:text-end">
        {formatLabel(max)}
      </span>
    </span>
  )
}
