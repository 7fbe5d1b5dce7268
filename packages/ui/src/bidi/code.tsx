import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export type CodeProps = ComponentProps<'code'>

/** Inline code, key or command: left to right in every language, isolated, and breakable anywhere. */
export const Code = ({ className, ...rest }: CodeProps) => (
  <code
    data-slot="code"
    dir="ltr"
    className={clsx(
      'sa:rounded-tag sa:border sa:border-line sa:bg-sunken sa:box-decoration-clone sa:px-[0.35em] sa:py-[0.1em]',
      'sa:font-code sa:text-[0.9em] sa:wrap-anywhere',
      className,
    )}
    {...rest}
  />
)
