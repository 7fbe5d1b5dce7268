import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ChoiceProps {
  /** The component's own `data-slot`, which its parts begin with. */
  slot: string
  /** The box, the dot or the switch, before the words. */
  control: ReactNode
  /** Its words; without them only the control is rendered. */
  label: ReactNode
  labelId: string
  hint: ReactNode
  hintId: string
}

/** A small control with its words beside it: a click on them goes to it, and both share one large target. */
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

/** What a control with words of its own carries, beside what its field gives it. */
export function getChoiceAria(
  given: { [Name in 'aria-label' | 'aria-labelledby' | 'aria-describedby']?: string | undefined },
  text: { labelId: string; label: ReactNode; hintId: string; hint: ReactNode },
) {
  const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined
  const describedBy = joinIds(given['aria-describedby'], Boolean(text.label && text.hint) && text.hintId)
  // By id too: a field's name alone would hide the words, and not every tool reads a label around a button.
  const labelledBy = joinIds(
    given['aria-labelledby'],
    Boolean(text.label && !given['aria-label']) && text.labelId,
  )
  return {
    ...(labelledBy ? { 'aria-labelledby': labelledBy } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}
