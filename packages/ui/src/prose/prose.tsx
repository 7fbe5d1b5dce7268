import { clsx } from 'clsx'
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { MarkdownReader } from './markdown/markdown.ts'
import { NoteContext, type ProseNote } from './note-context.ts'
import { insertNotes } from './markdown/insert-notes.ts'
import type { HeadingLevel } from './markdown/heading-levels.ts'
import { proseStyles } from './prose.styles.ts'
import { ProseSections } from './prose-sections.tsx'
import { RenderTextContext, type RenderText } from './render-text-context.ts'

interface BaseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Level of the first heading in the document outline. Nested headings never skip a level. @default 3 */
  headingLevel?: HeadingLevel
}

/** Pass untrusted Markdown as `text`, or elements as `children` for the typography alone. */
export type ProseProps = BaseProps &
  (
    | {
        /** Untrusted Markdown. */
        text: string
        /** Notes after passages of the text, such as source numbers. */
        notes?: readonly ProseNote[]
        /**
         * Renders text outside code and links, for instance to link timestamps, names or numbers. Pass the same function on
         * every render; a new one renders all blocks again.
         */
        renderText?: RenderText
        children?: undefined
      }
    | {
        text?: undefined
        notes?: undefined
        renderText?: undefined
        /** Elements that get the typography alone. */
        children: ReactNode
      }
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
        ? insertNotes(
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
 * Renders untrusted Markdown (CommonMark with GitHub's tables, task lists and bare URLs): HTML tags are displayed as
 * text, images are not loaded, and links lead only to `https:` and `mailto:` and show their destination. Each block
 * gets its own direction. Streamed text renders incrementally.
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
  <div data-slot="prose" className={clsx(proseStyles, className)} {...rest}>
    {text === undefined ? children : <Markdown {...{ text, notes, renderText, headingLevel }} />}
  </div>
)
