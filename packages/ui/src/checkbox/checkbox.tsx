import { clsx } from 'clsx'
import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { CheckIcon } from '../icons/check.tsx'
import { Choice, getChoiceAria } from './choice.tsx'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'children' | 'size' | 'type'> {
  /** Shows the mixed state. It is visual only: the host keeps the value. @default false */
  indeterminate?: boolean
  /** Visible label. Omit it inside a Field. */
  children?: ReactNode
  /** Description below the label, announced with the checkbox. */
  hint?: ReactNode
}

/** A native checkbox in the kit's style. */
export function Checkbox({ ref, indeterminate = false, children, hint, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [])
  const id = useId()
  const label = { label: children, labelId: `${id}-label`, hint, hintId: `${id}-hint` }
  useIdWarning(rest.id)
  useNameWarning(
    'Checkbox',
    () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']) || Boolean(box.current?.labels?.length),
  )
  // The browser clears the flag on every click, so it is restored after every render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <Choice
      slot="checkbox"
      {...label}
      control={
        <span className="sa:relative sa:inline-grid sa:size-6 sa:place-items-center sa:*:col-start-1 sa:*:row-start-1">
          <input
            data-slot="checkbox"
            type="checkbox"
            className={clsx(
              'sa:peer sa:size-6 sa:cursor-[inherit] sa:appearance-none sa:rounded-tag sa:border-2 sa:border-line-strong sa:bg-surface',
              'sa:shadow-[inset_0_2px_0_0_var(--saha-color-sunken)] sa:hover:not-disabled:border-ink',
              'sa:checked:border-link sa:checked:bg-link sa:checked:shadow-none sa:indeterminate:border-link sa:indeterminate:bg-link sa:indeterminate:shadow-none',
              'sa:hover:checked:not-disabled:border-link sa:hover:indeterminate:not-disabled:border-link',
              'sa:aria-invalid:border-danger sa:hover:aria-invalid:not-disabled:border-danger',
              'sa:disabled:opacity-55 sa:forced:appearance-auto',
              className,
            )}
            {...rest}
            {...getChoiceAria(rest, label)}
            ref={box}
          />
          <CheckIcon
            size={1}
            strokeWidth={4}
            className="sa:pointer-events-none sa:relative sa:text-surface sa:opacity-0 sa:peer-[:checked:not(:indeterminate)]:opacity-100 sa:forced:hidden"
          />
          <span
            aria-hidden="true"
            className="sa:pointer-events-none sa:relative sa:h-1 sa:w-3 sa:rounded-pill sa:bg-surface sa:opacity-0 sa:peer-indeterminate:opacity-100 sa:forced:hidden"
          />
        </span>
      }
    />
  )
}
