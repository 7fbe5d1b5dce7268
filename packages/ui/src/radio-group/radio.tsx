import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Choice, getChoiceAria } from '../checkbox/choice.tsx'
import { useRadioGroup } from './radio-group.tsx'

export interface RadioProps extends Omit<
  ComponentProps<'input'>,
  'checked' | 'children' | 'defaultChecked' | 'name' | 'required' | 'size' | 'type' | 'value'
> {
  /** Value of the option. */
  value: string
  /** Visible label. */
  children: ReactNode
  /** Description below the label, announced with the radio. */
  hint?: ReactNode
}

/** A single option of a RadioGroup. */
export function Radio({ value, children, hint, disabled = false, className, onChange, ...rest }: RadioProps) {
  const group = useRadioGroup()
  const id = useId()
  const label = { label: children, labelId: `${id}-label`, hint, hintId: `${id}-hint` }
  return (
    <Choice
      slot="radio"
      {...label}
      control={
        <span className="sa:relative sa:inline-grid sa:size-6 sa:place-items-center sa:*:col-start-1 sa:*:row-start-1">
          <input
            data-slot="radio"
            className={clsx(
              'sa:peer sa:size-6 sa:cursor-[inherit] sa:appearance-none sa:rounded-pill sa:border-2 sa:border-line-strong sa:bg-surface',
              'sa:shadow-[inset_0_2px_0_0_var(--saha-color-sunken)] sa:hover:not-disabled:border-ink',
              'sa:checked:border-link sa:checked:shadow-none sa:hover:checked:not-disabled:border-link',
              'sa:group-aria-invalid/radio-group:border-danger sa:disabled:opacity-55 sa:forced:appearance-auto',
              className,
            )}
            {...rest}
            {...getChoiceAria(rest, label)}
            type="radio"
            name={group.name}
            value={value}
            checked={group.selected === value}
            required={group.required}
            disabled={group.disabled || disabled}
            onChange={(event) => {
              onChange?.(event)
              group.select(value)
            }}
          />
          <span
            aria-hidden="true"
            className="sa:pointer-events-none sa:relative sa:size-3 sa:rounded-pill sa:bg-link sa:opacity-0 sa:peer-checked:opacity-100 sa:peer-checked:peer-disabled:opacity-55 sa:forced:hidden"
          />
        </span>
      }
    />
  )
}
