import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type NumProps = ComponentProps<'bdi'>

/** A figure (score, rating, count, range) apart from the words around it, in digits of equal width. */
export const Num = ({ className, ...rest }: NumProps) => (
  <bdi data-slot="num" dir="ltr" className={clsx('sa:tabular-nums', className)} {...rest} />
)
