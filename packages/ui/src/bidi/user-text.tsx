import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { isolateWords } from './isolate-words.tsx'
import { useTextDirection } from './text-direction.ts'

export interface UserTextProps extends Omit<ComponentProps<'bdi'>, 'dir'> {
  /** What the person or the model wrote; its letters decide the direction. */
  text: string
  /** `bdi` within a line; `p` or `div` where the text is a block of its own. @default 'bdi' */
  as?: 'bdi' | 'p' | 'div'
  /** The most lines that it takes; an ellipsis stands for the rest, where the text itself ends. */
  lines?: 1 | 2 | 3
}

/**
 * Text of unknown language. Its direction is that of most of its letters, and a word of the other direction
 * keeps its signs ("C++", "@noor"). Children, when given, are shown in its place (the same text, rendered).
 */
export function UserText({ text, as = 'bdi', lines, className, children, ...rest }: UserTextProps) {
  // The three take the same props; one type spares a component per element.
  const Root = as as 'bdi'
  const dir = useTextDirection(text)
  return (
    <Root
      data-slot="user-text"
      dir={dir}
      className={clsx(
        'sa:wrap-anywhere',
        // As wide as the text, so that a short one stays where the reader's lines start.
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
