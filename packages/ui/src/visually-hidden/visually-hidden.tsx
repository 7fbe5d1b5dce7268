import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type VisuallyHiddenProps = ComponentProps<'span'>

/**
 * Text for assistive technology only. It is clipped rather than moved off screen, which would make right-to-left
 * pages scroll.
 */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span data-slot="visually-hidden" className={clsx('sa:sr-only', className)} {...rest} />
)
