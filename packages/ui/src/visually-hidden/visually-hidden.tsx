import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for assistive technology only. Clipped, not moved aside: in right-to-left pages a far-off box scrolls. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span data-slot="visually-hidden" className={clsx('sa:sr-only', className)} {...rest} />
)
