import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { isolateWords } from './isolate-words.tsx'
import { useTextDirection } from './text-direction.ts'

export interface UserTextProps extends Omit<ComponentProps<'bdi'>, 'dir'> {
  /** Text of a person or a model; its letters decide the direction. */
  text: string
  /** `bdi` for inline text; `p` or `div` for a block. @default 'bdi' */
  as?: 'bdi' | 'p' | 'div'
  /** Maximum number of lines; longer text is cut with an ellipsis. */
  lines?: 1 | 2 | 3
}

/**
 * Text of unknown language, in the direction of most of its letters. Words of the other direction keep their symbols
 * in place ("C++", "@noor"). Pass children to show the same text in rendered form.
 */
export function UserText({ text, as = 'bdi', lines, className, children, ...rest }: UserTextProps) {
  // All three elements take the same props, so one type is enough.
  const Root = as as 'bdi'
  const dir = useTextDirection(text)
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
      {children ?? isolateWords(text, dir)}
    </Root>
  )
}
