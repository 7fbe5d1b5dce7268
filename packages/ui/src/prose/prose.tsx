import { clsx } from 'clsx'
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { MarkdownReader } from './markdown.ts'
import { NoteContext, type ProseNote } from './note-context.ts'
import { placeNotes } from './place-notes.ts'
import type { HeadingLevel } from './outline.ts'
import { proseLook } from './prose.styles.ts'
import { ProseSections } from './prose-sections.tsx'
import { RenderTextContext, type RenderText } from './render-text-context.ts'

interface Shared extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the text's first heading stands in the page's outline; none below it skips a level. @default 3 */
  headingLevel?: HeadingLevel
}

/** A stranger's Markdown as `text`, or elements of the host's own as `children`, which are only given the look. */
export type ProseProps = Shared &
  (
    | {
        text: string
        /** What stands behind words of the text: the numbers of their sources. */
        notes?: readonly ProseNote[]
        /** Draws words that are neither code nor in a link: what a host makes of times, names or numbers in them. */
        renderText?: RenderText
        children?: undefined
      }
    | { text?: undefined; notes?: undefined; renderText?: undefined; children: ReactNode }
  )

interface MarkdownProps {
  text: string
  notes: readonly ProseNote[] | undefined
  renderText: RenderText | undefined
  headingLevel: HeadingLevel
}

function Markdown({ text, notes, renderText, headingLevel }: MarkdownProps) {
  const [reader] = useState(() => new MarkdownReader())
  const source = useMemo(
    () =>
      notes
        ? placeNotes(
            text,
            notes.map(({ at }) => at),
          )
        : text,
    [text, notes],
  )
  return (
    <NoteContext value={notes ?? null}>
      <RenderTextContext value={renderText ?? null}>
        <ProseSections tokens={reader.read(source)} headingLevel={headingLevel} />
      </RenderTextContext>
    </NoteContext>
  )
}

/**
 * Written text. Markdown (CommonMark with GitHub's tables, tasks and bare addresses) is taken as a stranger's:
 * tags are shown and not obeyed, no picture is loaded, links lead only to `https:` and `mailto:` and show where.
 * Each block finds its own direction. While the text grows, only its last block is read and drawn again.
 */
export const Prose = ({
  text,
  notes,
  renderText,
  headingLevel = 3,
  className,
  children,
  ...rest
}: ProseProps) => (
  <div data-slot="prose" className={clsx(proseLook, className)} {...rest}>
    {text === undefined ? children : <Markdown {...{ text, notes, renderText, headingLevel }} />}
  </div>
)
