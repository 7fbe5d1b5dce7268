import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ChoiceProps {
  /** The component's `data-slot`, which prefixes those of its parts. */
  slot: string
  /** The checkbox, radio or switch. */
  control: ReactNode
  /** Visible label; without one only the control is rendered. */
  label: ReactNode
  labelId: string
  hint: ReactNode
  hintId: string
}

/** A small control with its label; both share one large click target. */
export function Choice({ slot, control, label, labelId, hint, hintId }: ChoiceProps) {
  if (!label) return <span className="sa:grid sa:min-h-11 sa:w-fit sa:items-center">{control}</span>
  return (
    <span className="sa:group/choice sa:grid sa:w-fit sa:max-w-full sa:grid-cols-[auto_minmax(0,1fr)] sa:gap-x-3">
      <label
        className={clsx(
          'sa:col-span-2 sa:grid sa:cursor-pointer sa:grid-cols-subgrid sa:items-start sa:type-body sa:has-disabled:cursor-not-allowed',
          hint ? 'sa:pt-2.5' : 'sa:min-h-11 sa:py-2.5',
        )}
      >
        <span className="sa:grid sa:h-lh sa:items-center">{control}</span>
        <span
          id={labelId}
          data-slot={`${slot}-label`}
          className="sa:wrap-anywhere sa:group-has-disabled/choice:opacity-55"
        >
          {label}
        </span>
      </label>
      {hint && (
        <span
          id={hintId}
          data-slot={`${slot}-hint`}
          className="sa:col-start-2 sa:pb-2.5 sa:type-small sa:wrap-anywhere sa:text-ink-muted"
        >
          {hint}
        </span>
      )}
    </span>
  )
}

/** Returns the ARIA attributes of a control that has its own label and may be inside a field. */
export function getChoiceAria(
  given: { [Name in 'aria-label' | 'aria-labelledby' | 'aria-describedby']?: string | undefined },
  text: { labelId: string; label: ReactNode; hintId: string; hint: ReactNode },
) {
  const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined
  const describedBy = joinIds(given['aria-describedby'], Boolean(text.label && text.hint) && text.hintId)
  // By id, because a field's name alone would hide the label, and some tools ignore a label around a button.
  const labelledBy = joinIds(
    given['aria-labelledby'],
    Boolean(text.label && !given['aria-label']) && text.labelId,
  )
  return {
    ...(labelledBy ? { 'aria-labelledby': labelledBy } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}
