import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type CodeProps = ComponentProps<'code'>

/**
 * Code, a key or a command within a line: from left to right in every language, apart from the words around
 * it, and broken anywhere rather than pushing the page sideways.
 */
export const Code = ({ className, ...rest }: CodeProps) => (
  <code
    data-slot="code"
    dir="ltr"
    className={cx(
      'rounded-tag border border-line bg-sunken box-decoration-clone px-[0.35em] py-[0.1em]',
      'font-code text-[0.9em] wrap-anywhere',
      className,
    )}
    {...rest}
  />
)
