import type { MarkedToken, Token, Tokens } from 'marked'
import { memo, use, type ReactNode } from 'react'
import { UserText, useTextDirection } from '../../bidi/index.ts'
import { CodeBlock } from '../../code-block/index.ts'
import { useKit } from '../../provider/index.ts'
import { continues } from '../markdown/chunks.ts'
import { isFormula, maskFormulas } from '../markdown/formulas.ts'
import { stripNotes } from '../markdown/insert-notes.ts'
import { getHeadingLevels, type HeadingLevel } from '../markdown/heading-levels.ts'
import { ProseRenderersContext } from '../renderers/renderers.ts'
import { BlockFormula } from './prose-formula.tsx'
import { ProseInline } from './prose-inline.tsx'
import { ProseList } from './prose-list.tsx'
import { ProseTable } from './prose-table.tsx'

interface BlockContext {
  /** Level of the block if it is a heading, otherwise of the first heading in it. */
  headingLevel: HeadingLevel
  /** True inside a list or blockquote, which sets the direction; lines are then only isolated. */
  nested?: boolean
}

/** Length in characters. */
const longParagraphLength = 2000
/**
 * Long paragraphs may have a short last line (no `text-wrap: pretty`), so that growth does not rewrap earlier lines.
 * Continued chunks count as long from the start, which avoids a later layout change.
 */
const isLong = (token: Token) => continues(token) || token.raw.length > longParagraphLength

const getInlineTokens = (token: Tokens.Generic) =>
  token.tokens ?? [{ type: 'text', raw: token.raw, text: token.raw }]

function ProseLine({ token, nested = false }: { token: Tokens.Generic; nested?: boolean }): ReactNode {
  const line = <ProseInline tokens={getInlineTokens(token)} />
  return nested ? <UserText rendered={line}>{token.raw}</UserText> : line
}

/** Renders a block. It is memoized by token, so appended text does not render it again. */
export const ProseBlock = memo(function ProseBlock({
  token,
  headingLevel,
  nested = false,
}: BlockContext & { token: Token }) {
  // Formulas are Latin in every language, so they do not count.
  const masked = maskFormulas(token.raw, ' ')
  const textDirection = useTextDirection(masked)
  const direction = nested ? {} : { dir: textDirection }
  // Browsers do not break a formula, so a block with a wide one scrolls.
  const overflow = masked === token.raw ? {} : { className: 'sa:overflow-x-auto' }
  const { messages } = useKit()
  const { highlightCode } = use(ProseRenderersContext)
  if (isFormula(token)) return <BlockFormula token={token} />
  const block = token as MarkedToken
  switch (block.type) {
    case 'space':
    case 'def':
    // Rendered by the list item.
    case 'checkbox':
      return null
    case 'heading': {
      const Heading = `h${headingLevel}` as const
      return (
        <Heading {...direction}>
          <ProseLine token={block} nested={nested} />
        </Heading>
      )
    }
    case 'code':
      return (
        <CodeBlock
          code={stripNotes(block.text)}
          {...(block.lang ? { language: block.lang.split(/\s/, 1).join('') } : {})}
          {...(highlightCode ? { highlight: highlightCode } : {})}
        />
      )
    case 'hr':
      return <hr />
    case 'blockquote':
      return (
        <blockquote {...direction}>
          <ProseBlocks tokens={block.tokens} headingLevel={headingLevel} nested />
        </blockquote>
      )
    case 'list':
      return (
        <ProseList
          list={block}
          renderItem={(tokens) => <ProseItem tokens={tokens} headingLevel={headingLevel} />}
          {...direction}
          {...overflow}
          {...(continues(token) ? { 'data-continues': '' } : {})}
        />
      )
    case 'table':
      return <ProseTable table={block} label={messages.table} dir={textDirection} />
    case 'text':
      return <ProseLine token={block} nested={nested} />
    default:
      return (
        <p {...direction} {...overflow} {...(isLong(token) ? { 'data-long': '' } : {})}>
          <ProseLine token={block} nested={nested} />
        </p>
      )
  }
})

/** Content of a list item, memoized while the list grows. */
const ProseItem = memo(function ProseItem(props: BlockContext & { tokens: readonly Token[] }) {
  return <ProseBlocks {...props} nested />
})

/** Renders blocks in order. Their index is a stable key, because text only grows at the end. */
export function ProseBlocks({
  tokens,
  headingLevel,
  nested = false,
}: BlockContext & { tokens: readonly Token[] }) {
  const levels = getHeadingLevels(tokens, headingLevel)
  return tokens.map((token, at) => (
    <ProseBlock
      key={`${at} ${token.type}`}
      token={token}
      headingLevel={levels[at] ?? headingLevel}
      nested={nested}
    />
  ))
}
