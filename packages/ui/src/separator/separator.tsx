import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export interface SeparatorProps extends ComponentProps<'hr'> {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** A line for the eye only; without it the line is said to divide the content. @default false */
  decorative?: boolean
}

/** A hairline between two things. */
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
