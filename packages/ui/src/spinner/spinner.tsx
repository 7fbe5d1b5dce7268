import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Star } from '../star/index.ts'

export interface SpinnerProps extends ComponentProps<'output'> {
  /** What is being waited for, read once when the spinner appears. */
  label: string
  /** Side of the star, any CSS length. @default '1.25em' */
  size?: string
}

/** The motif turning while something is on its way. It stands still for those who ask for less motion. */
export function Spinner({ label, size = '1.25em', className, ...rest }: SpinnerProps) {
  return (
    <output
      data-slot="spinner"
      // Clipped: without a clip of its own, Chromium counts a star that is drawn again in a size container as moved.
      className={cx('inline-grid shrink-0 place-items-center overflow-clip', className)}
      {...rest}
    >
      <Star size={size} className="animate-[star-turn_1.6s_linear_infinite]" />
      <span className="sr-only">{label}</span>
    </output>
  )
}
