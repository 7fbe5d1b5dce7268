import { clsx } from 'clsx'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { MarkdownReader } from './markdown.ts'
import { ProseBlocks, type HeadingLevel } from './prose-block.tsx'
import { proseLook } from './prose-look.ts'

interface Shared extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the text's first level of headings stands in the page's outline. @default 3 */
  headingLevel?: HeadingLevel
}

/** A stranger's Markdown as `text`, or elements of the host's own as `children`, which are only given the look. */
export type ProseProps = Shared &
  ({ text: string; children?: undefined } | { text?: undefined; children: ReactNode })

function Markdown({ text, headingLevel }: { text: string; headingLevel: HeadingLevel }) {
  const [reader] = useState(() => new MarkdownReader())
  return <ProseBlocks tokens={reader.read(text)} headingLevel={headingLevel} />
}

/**
 * Written text. Markdown (CommonMark with GitHub's tables, tasks and bare addresses) is taken as a stranger's:
 * tags are shown and not obeyed, no picture is loaded, links lead only to `https:` and `mailto:` and show where.
 * Each block finds its own direction. While the text grows, only its last block is read and drawn again.
 */
export const Prose = ({ text, headingLevel = 3, className, children, ...rest }: ProseProps) => (
  <div data-slot="prose" className={clsx(proseLook, className)} {...rest}>
    {text === undefined ? children : <Markdown text={text} headingLevel={headingLevel} />}
  </div>
)
