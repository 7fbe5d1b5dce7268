import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface SeparatorProps extends ComponentProps<'hr'> {
  /** Orientation of the line. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Hides the line from assistive technology. Otherwise it is announced as a separator. @default false */
  decorative?: boolean
}

/** A thin line between two blocks of content. */
export const Separator = ({
  orientation = 'horizontal',
  decorative = false,
  className,
  ...rest
}: SeparatorProps) => (
  <hr
    data-slot="separator"
    data-orientation={orientation}
    {...(decorative ? { 'aria-hidden': true } : { 'aria-orientation': orientation })}
    className={clsx(
      'sa:m-0 sa:border-line',
      orientation === 'horizontal'
        ? 'sa:w-full sa:border-t'
        : 'sa:h-auto sa:min-h-[1em] sa:self-stretch sa:border-0 sa:border-s',
      className,
    )}
    {...rest}
  />
)
