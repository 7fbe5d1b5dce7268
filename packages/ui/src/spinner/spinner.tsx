import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { StarMotif } from '../star-motif/index.ts'

export interface SpinnerProps extends ComponentProps<'output'> {
  /** Announced once when the spinner appears, such as "Loading games". */
  label: string
  /** Width and height of the star, any CSS length. @default '1.25em' */
  size?: string
}

/**
 * A rotating star for short waits. With reduced motion it does not rotate. For measurable progress, use `Progress`.
 */
export function Spinner({ label, size = '1.25em', className, ...rest }: SpinnerProps) {
  return (
    <output
      data-slot="spinner"
      // Without `overflow: clip`, Chromium reports a layout shift when the star rerenders in a size container.
      className={clsx('sa:inline-grid sa:shrink-0 sa:place-items-center sa:overflow-clip', className)}
      {...rest}
    >
      <StarMotif size={size} className="sa:animate-[saha-star-turn_1.6s_linear_infinite]" />
      <span className="sa:sr-only">{label}</span>
    </output>
  )
}
