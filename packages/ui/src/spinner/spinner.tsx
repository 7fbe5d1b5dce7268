import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { StarMotif } from '../star-motif/index.ts'

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
      className={clsx('sa:inline-grid sa:shrink-0 sa:place-items-center sa:overflow-clip', className)}
      {...rest}
    >
      <StarMotif size={size} className="sa:animate-[saha-star-turn_1.6s_linear_infinite]" />
      <span className="sa:sr-only">{label}</span>
    </output>
  )
}
