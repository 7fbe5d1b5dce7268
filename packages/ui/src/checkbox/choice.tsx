import { cx } from 'class-variance-authority'
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
  if (!label) return <span className="grid min-h-11 w-fit items-center">{control}</span>
  return (
    <span className="group/choice grid w-fit max-w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <label
        className={cx(
          'col-span-2 grid cursor-pointer grid-cols-subgrid items-start type-body has-disabled:cursor-not-allowed',
          hint ? 'pt-2.5' : 'min-h-11 py-2.5',
        )}
      >
        <span className="grid h-lh items-center">{control}</span>
        <span
          id={labelId}
          data-slot={`${slot}-label`}
          className="wrap-anywhere group-has-disabled/choice:opacity-55"
        >
          {label}
        </span>
      </label>
      {hint && (
        <span
          id={hintId}
          data-slot={`${slot}-hint`}
          className="col-start-2 pb-2.5 type-small wrap-anywhere text-ink-muted"
        >
          {hint}
        </span>
      )}
    </span>
  )
}

/** What a control with words of its own carries, beside what its field gives it. */
export function choiceNames(
  given: { [Name in 'aria-label' | 'aria-labelledby' | 'aria-describedby']?: string | undefined },
  words: { labelId: string; label: ReactNode; hintId: string; hint: ReactNode },
) {
  const list = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined
  const described = list(given['aria-describedby'], Boolean(words.label && words.hint) && words.hintId)
  // By id too: a field's name alone would hide the words, and not every tool reads a label around a button.
  const named = list(given['aria-labelledby'], Boolean(words.label && !given['aria-label']) && words.labelId)
  return {
    ...(named ? { 'aria-labelledby': named } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  }
}
