import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type NumProps = ComponentProps<'bdi'>

/** A number (score, rating, count, range), isolated, left to right and in tabular digits. */
export const Num = ({ className, ...rest }: NumProps) => (
  <bdi data-slot="num" dir="ltr" className={clsx('sa:tabular-nums', className)} {...rest} />
)
