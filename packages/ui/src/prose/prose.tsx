import { clsx } from 'clsx'
import type { HighlightCode } from '../code-block/index.ts'
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { MarkdownReader } from './markdown/markdown.ts'
import { NoteContext, type ProseNote } from './note-context.ts'
import { insertNotes } from './markdown/insert-notes.ts'
import type { HeadingLevel } from './markdown/heading-levels.ts'
import { proseStyles } from './prose.styles.ts'
import { ProseSections } from './prose-sections.tsx'
import { RenderTextContext, type RenderText } from './renderers/render-text-context.ts'
import { ProseRenderersContext, type LoadFormulas } from './renderers/renderers.ts'

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
        /**
         * Loads a typesetter for TeX formulas, such as Temml, when the first formula is displayed. Without one, their
         * source is displayed. Pass the same function on every render.
         */
        loadFormulas?: LoadFormulas
        /** Colors fenced code: see `CodeBlock`. Pass the same function on every render. */
        highlightCode?: HighlightCode
        children?: undefined
      }
    | {
        text?: undefined
        notes?: undefined
        renderText?: undefined
        loadFormulas?: undefined
        highlightCode?: undefined
        /** Elements that get the typography alone. */
        children: ReactNode
      }
  )

interface MarkdownProps {
  text: string
  notes: readonly ProseNote[] | undefined
  renderText: RenderText | undefined
  loadFormulas: LoadFormulas | undefined
  highlightCode: HighlightCode | undefined
  headingLevel: HeadingLevel
}

function Markdown({ text, notes, renderText, loadFormulas, highlightCode, headingLevel }: MarkdownProps) {
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
  const renderers = useMemo(() => ({ loadFormulas, highlightCode }), [loadFormulas, highlightCode])
  return (
    <NoteContext value={notes ?? null}>
      <RenderTextContext value={renderText ?? null}>
        <ProseRenderersContext value={renderers}>
          <ProseSections tokens={reader.read(source)} headingLevel={headingLevel} />
        </ProseRenderersContext>
      </RenderTextContext>
    </NoteContext>
  )
}

/**
 * Renders untrusted Markdown (CommonMark with GitHub's tables, task lists and bare URLs, and TeX formulas between
 * `$…$`, `$$…$$`, `\(…\)` or `\[…\]`): HTML tags are displayed as text, images are not loaded, and links lead only to `https:` and `mailto:` and show their destination. Each block
 * gets its own direction. Streamed text renders incrementally.
 */
export const Prose = ({
  text,
  notes,
  renderText,
  loadFormulas,
  highlightCode,
  headingLevel = 3,
  className,
  children,
  ...rest
}: ProseProps) => (
  <div data-slot="prose" className={clsx(proseStyles, className)} {...rest}>
    {text === undefined ? (
      children
    ) : (
      <Markdown {...{ text, notes, renderText, loadFormulas, highlightCode, headingLevel }} />
    )}
  </div>
)
