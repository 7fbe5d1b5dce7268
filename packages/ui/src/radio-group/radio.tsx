import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Choice, choiceNames } from '../checkbox/choice.tsx'
import { useRadioGroup } from './radio-group.tsx'

export interface RadioProps extends Omit<
  ComponentProps<'input'>,
  'checked' | 'children' | 'defaultChecked' | 'name' | 'required' | 'size' | 'type' | 'value'
> {
  value: string
  /** The words beside the dot. */
  children: ReactNode
  /** Help under the words, read with the dot. */
  hint?: ReactNode
}

/** One choice of a RadioGroup. */
export function Radio({ value, children, hint, disabled = false, className, onChange, ...rest }: RadioProps) {
  const group = useRadioGroup()
  const id = useId()
  const words = { label: children, labelId: `${id}-label`, hint, hintId: `${id}-hint` }
  return (
    <Choice
      slot="radio"
      {...words}
      control={
        <span className="relative inline-grid size-6 place-items-center *:col-start-1 *:row-start-1">
          <input
            data-slot="radio"
            className={cx(
              'peer size-6 cursor-[inherit] appearance-none rounded-pill border-2 border-line-strong bg-surface',
              'shadow-[inset_0_2px_0_0_var(--saha-color-sunken)] hover:not-disabled:border-ink',
              'checked:border-link checked:shadow-none hover:checked:not-disabled:border-link',
              'group-aria-invalid/radio-group:border-danger disabled:opacity-55 forced:appearance-auto',
              className,
            )}
            {...rest}
            {...choiceNames(rest, words)}
            type="radio"
            name={group.name}
            value={value}
            checked={group.chosen === value}
            required={group.required}
            disabled={group.disabled || disabled}
            onChange={(event) => {
              onChange?.(event)
              group.choose(value)
            }}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none relative size-3 rounded-pill bg-link opacity-0 peer-checked:opacity-100 peer-checked:peer-disabled:opacity-55 forced:hidden"
          />
        </span>
      }
    />
  )
}
