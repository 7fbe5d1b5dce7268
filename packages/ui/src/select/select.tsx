import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useIdWarning } from '../development/id-warning.ts'
import { Icon } from '../icon/index.ts'
import { controlLook, controlStates } from '../input/control-look.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'>

/** A choice out of a list, by the system's own picker. Options are native `option` elements. */
export function Select({ className, ...rest }: SelectProps) {
  useIdWarning(rest.id)
  return (
    <span className="relative grid min-w-0 items-center">
      <select
        data-slot="select"
        className={cx(
          controlLook,
          controlStates,
          'peer cursor-pointer appearance-none truncate py-2 ps-3 pe-10 forced:appearance-auto',
          className,
        )}
        {...rest}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute end-3 text-ink-muted peer-disabled:opacity-55 forced:hidden"
      />
    </span>
  )
}
