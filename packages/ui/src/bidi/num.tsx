import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type NumProps = ComponentProps<'bdi'>

/** A figure (score, rating, count, range) apart from the words around it, in digits of equal width. */
export const Num = ({ className, ...rest }: NumProps) => (
  <bdi data-slot="num" dir="ltr" className={cx('sa:tabular-nums', className)} {...rest} />
)
