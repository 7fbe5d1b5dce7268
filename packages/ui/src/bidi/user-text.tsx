import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { isolateWords } from './isolate-words.tsx'
import { useTextDirection } from './text-direction.ts'

export interface UserTextProps extends Omit<ComponentProps<'bdi'>, 'dir' | 'children'> {
  /** Text of a person or a model; its letters decide the direction. */
  children: string
  /** The same text in rendered form, which is shown instead. */
  rendered?: ReactNode
  /** `bdi` for inline text; `p` or `div` for a block. @default 'bdi' */
  as?: 'bdi' | 'p' | 'div'
  /** Maximum number of lines; longer text is cut with an ellipsis. */
  lines?: 1 | 2 | 3
}

/**
 * Text of unknown language, in the direction of most of its letters. Words of the other direction keep their symbols
 * in place ("C++", "@noor").
 */
export function UserText({ children, rendered, as = 'bdi', lines, className, ...rest }: UserTextProps) {
  // All three elements take the same props, so one type is enough.
  const Root = as as 'bdi'
  const dir = useTextDirection(children)
  return (
    <Root
      data-slot="user-text"
      dir={dir}
      className={clsx(
        'sa:wrap-anywhere',
        // As wide as its text, so that short text stays at the inline start.
        lines !== undefined && 'sa:w-fit sa:max-w-full sa:min-w-0',
        lines === 1 && 'sa:block sa:truncate',
        lines === 2 && 'sa:line-clamp-2',
        lines === 3 && 'sa:line-clamp-3',
        className,
      )}
      {...rest}
    >
      {rendered ?? isolateWords(children, dir)}
    </Root>
  )
}
