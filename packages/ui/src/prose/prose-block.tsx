import type { MarkedToken, Token, Tokens } from 'marked'
import { memo, type ReactNode } from 'react'
import { UserText, useTextDirection } from '../bidi/index.ts'
import { CodeBlock } from '../code-block/index.ts'
import { useKit } from '../provider/index.ts'
import { continues } from './pieces.ts'
import { withoutNotes } from './place-notes.ts'
import { outlineLevels, type HeadingLevel } from './outline.ts'
import { ProseInline } from './prose-inline.tsx'
import { ProseList } from './prose-list.tsx'
import { ProseTable } from './prose-table.tsx'

interface Shared {
  /** Of the block itself, where it is a heading; otherwise of the first heading in it. */
  headingLevel: HeadingLevel
  /** Stands in a list or a quotation, which has found the direction already; only its line is isolated. */
  inside?: boolean
}

/** In characters. */
const longParagraph = 2000
/**
 * Its last line may stand alone, so that the lines before it need not be broken again as it grows. What goes on with a long
 * one is so from the start: it would be set anew when it has become long itself.
 */
const isLong = (token: Token) => continues(token) || token.raw.length > longParagraph

const words = (token: Tokens.Generic) => token.tokens ?? [{ type: 'text', raw: token.raw, text: token.raw }]

function Line({ token, inside = false }: { token: Tokens.Generic; inside?: boolean }): ReactNode {
  const line = <ProseInline tokens={words(token)} />
  return inside ? <UserText text={token.raw}>{line}</UserText> : line
}

/** One block. It stays as it is while its token is the same object, however much the text grows below it. */
export const ProseBlock = memo(function ProseBlock({
  token,
  headingLevel,
  inside = false,
}: Shared & { token: Token }) {
  const found = useTextDirection(token.raw)
  const direction = inside ? {} : { dir: found }
  const { messages } = useKit()
  const block = token as MarkedToken
  switch (block.type) {
    case 'space':
    case 'def':
    // Its item draws it.
    case 'checkbox':
      return null
    case 'heading': {
      const Heading = `h${headingLevel}` as const
      return (
        <Heading {...direction}>
          <Line token={block} inside={inside} />
        </Heading>
      )
    }
    case 'code':
      return (
        <CodeBlock
          code={withoutNotes(block.text)}
          {...(block.lang ? { language: block.lang.split(/\s/, 1).join('') } : {})}
        />
      )
    case 'hr':
      return <hr />
    case 'blockquote':
      return (
        <blockquote {...direction}>
          <ProseBlocks tokens={block.tokens} headingLevel={headingLevel} inside />
        </blockquote>
      )
    case 'list':
      return (
        <ProseList
          list={block}
          renderItem={(tokens) => <ProseItem tokens={tokens} headingLevel={headingLevel} />}
          {...direction}
          {...(continues(token) ? { 'data-continues': '' } : {})}
        />
      )
    case 'table':
      return <ProseTable table={block} label={messages.table} dir={found} />
    case 'text':
      return <Line token={block} inside={inside} />
    default:
      return (
        <p {...direction} {...(isLong(token) ? { 'data-long': '' } : {})}>
          <Line token={block} inside={inside} />
        </p>
      )
  }
})

/** What an item of a list holds. It stays as it is while the list grows below it. */
const ProseItem = memo(function ProseItem(props: Shared & { tokens: readonly Token[] }) {
  return <ProseBlocks {...props} inside />
})

/** Blocks in their order. A block keeps its place while the text grows, so its place is its key. */
export function ProseBlocks({ tokens, headingLevel, inside = false }: Shared & { tokens: readonly Token[] }) {
  const levels = outlineLevels(tokens, headingLevel)
  return tokens.map((token, at) => (
    <ProseBlock
      key={`${at} ${token.type}`}
      token={token}
      headingLevel={levels[at] ?? headingLevel}
      inside={inside}
    />
  ))
}
