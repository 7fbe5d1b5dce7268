import type { MarkedToken, Token, Tokens } from 'marked'
import { createContext, Fragment, use, type ReactNode } from 'react'
import { TextLink } from '../../text-link/index.ts'
import { sanitizeUrl, showsLabel } from '../markdown/sanitize-url.ts'
import { decodeEntities } from '../markdown/entities.ts'
import { isFormula } from '../markdown/formulas.ts'
import { NoteContext } from '../note-context.ts'
import { splitAtNotes, stripNotes } from '../markdown/insert-notes.ts'
import { RenderTextContext } from '../renderers/render-text-context.ts'
import { splitText } from '../markdown/split-text.ts'
import { InlineFormula } from './prose-formula.tsx'

/** True inside a link. Links cannot be nested, so an image in a link renders as its text. */
const LinkContext = createContext(false)

function splitIntoChunks(text: string): ReactNode {
  const chunks = splitText(text)
  // oxlint-disable-next-line react/no-array-index-key
  return chunks.length === 1 ? text : chunks.map((part, at) => <span key={at}>{part}</span>)
}

/** Renders text with the host's `renderText` and with notes; inside links without both. */
function TextRun({ text }: { text: string }) {
  const notes = use(NoteContext)
  const renderText = use(RenderTextContext)
  const isLinked = use(LinkContext)
  // Wrapped in an element, because streamed text may split differently later, also on a page that the browser
  // translates.
  const renderRun = (text: string) => (
    <span>{renderText && !isLinked ? renderText(text) : splitIntoChunks(text)}</span>
  )
  if (!notes) return renderRun(text)
  return splitAtNotes(text).map((part, at) => {
    const note = isLinked ? null : notes[Number(part)]?.note
    // Parts have no identity except their index.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={at}>{at % 2 === 0 ? renderRun(part) : note}</Fragment>
  })
}

/** Renders a link with its visible host, or only the text for an untrusted URL. */
function ProseLink({ url, text, children }: { url: string; text: string; children: ReactNode }) {
  const isLinked = use(LinkContext)
  const safe = sanitizeUrl(url)
  if (!safe || isLinked) return children
  return (
    <TextLink href={safe.href} external={safe.external} rel="noopener noreferrer nofollow ugc">
      <LinkContext value={true}>
        <bdi>{children}</bdi>
      </LinkContext>
      {!showsLabel(text, safe.label) && (
        <>
          {' '}
          <bdi dir="ltr" className="sa:type-small">
            {`(${safe.label})`}
          </bdi>
        </>
      )}
    </TextLink>
  )
}

/** Links to an image instead of loading it, because a request would reveal the reader to its host. */
function ProseImage({ href, text }: Tokens.Image) {
  const altText = decodeEntities(text)
  return (
    <ProseLink url={href} text={altText}>
      {altText || href}
    </ProseLink>
  )
}

function renderInline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? (
        <ProseInline tokens={token.tokens} />
      ) : (
        <TextRun text={decodeEntities(token.text)} />
      )
    case 'escape':
      return <span>{token.text}</span>
    case 'strong':
      return (
        <strong>
          <ProseInline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <ProseInline tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <ProseInline tokens={token.tokens} />
        </del>
      )
    case 'codespan':
      return (
        <code dir="ltr" translate="no">
          {stripNotes(token.text)}
        </code>
      )
    case 'br':
      return <br />
    case 'html':
      // Table cells need `<br>` for line breaks. All other tags are displayed as text.
      return /^<br\s*\/?>$/i.test(token.text.trim()) ? <br /> : <span>{token.text}</span>
    case 'link':
      return (
        <ProseLink url={token.href} text={token.text}>
          <ProseInline tokens={token.tokens} />
        </ProseLink>
      )
    case 'image':
      return <ProseImage {...token} />
    default:
      return <span>{token.raw}</span>
  }
}

/** Renders inline content. All of it is passed to React as text, never parsed as HTML. */
export const ProseInline = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map((token, at) => <InlineNode key={at} token={token} />)

const InlineNode = ({ token }: { token: Token }) =>
  isFormula(token) ? <InlineFormula token={token} /> : renderInline(token as MarkedToken)
