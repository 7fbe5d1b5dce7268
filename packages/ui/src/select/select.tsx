import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'
import { ChevronDownIcon } from '../icons/chevron-down.tsx'
import { controlStyles, controlStateStyles } from '../input/control.styles.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'>

/** A choice from a list, with the platform's own picker. Options are native `option` elements. */
export function Select({ className, ...rest }: SelectProps) {
  useIdWarning(rest.id)
  return (
    <span className="sa:relative sa:grid sa:min-w-0 sa:items-center">
      <select
        data-slot="select"
        className={clsx(
          controlStyles,
          controlStateStyles,
          'sa:peer sa:cursor-pointer sa:appearance-none sa:truncate sa:py-2 sa:ps-3 sa:pe-10 sa:forced:appearance-auto',
          className,
        )}
        {...rest}
      />
      <ChevronDownIcon className="sa:pointer-events-none sa:absolute sa:end-3 sa:text-ink-muted sa:peer-disabled:opacity-55 sa:forced:hidden" />
    </span>
  )
}
