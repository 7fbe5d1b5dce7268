import type { MarkedToken, Token, Tokens } from 'marked'
import { createContext, Fragment, use, type ReactNode } from 'react'
import { TextLink } from '../text-link/index.ts'
import { safeAddress, saysPlace } from './address.ts'
import { decodeEntities } from './entities.ts'
import { NoteContext } from './note-context.ts'
import { splitAtNotes, withoutNotes } from './place-notes.ts'
import { RenderTextContext } from './render-text-context.ts'
import { textPieces } from './text-pieces.ts'

/** True inside a link. Links cannot be nested, so an image in a link renders as its text. */
const LinkContext = createContext(false)

function inPieces(text: string): ReactNode {
  const pieces = textPieces(text)
  // oxlint-disable-next-line react/no-array-index-key
  return pieces.length === 1 ? text : pieces.map((piece, at) => <span key={at}>{piece}</span>)
}

/** Renders text with the host's `renderText` and with notes; inside links without both. */
function Words({ text }: { text: string }) {
  const notes = use(NoteContext)
  const draw = use(RenderTextContext)
  const isLinked = use(LinkContext)
  // Wrapped in an element, because streamed text may split differently later, also on a page that the browser
  // translates.
  const drawn = (words: string) => <span>{draw && !isLinked ? draw(words) : inPieces(words)}</span>
  if (!notes) return drawn(text)
  return splitAtNotes(text).map((piece, at) => {
    const note = isLinked ? null : notes[Number(piece)]?.note
    // Parts have no identity except their index.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={at}>{at % 2 === 0 ? drawn(piece) : note}</Fragment>
  })
}

/** Renders a link with its visible host, or only the text for an untrusted URL. */
function ProseLink({ address, words, children }: { address: string; words: string; children: ReactNode }) {
  const isLinked = use(LinkContext)
  const safe = safeAddress(address)
  if (!safe || isLinked) return children
  return (
    <TextLink href={safe.href} external={safe.external} rel="noopener noreferrer nofollow ugc">
      <LinkContext value={true}>
        <bdi>{children}</bdi>
      </LinkContext>
      {!saysPlace(words, safe.place) && (
        <>
          {' '}
          <bdi dir="ltr" className="sa:type-small">
            {`(${safe.place})`}
          </bdi>
        </>
      )}
    </TextLink>
  )
}

/** Links to an image instead of loading it, because a request would reveal the reader to its host. */
function ProseImage({ href, text }: Tokens.Image) {
  const words = decodeEntities(text)
  return (
    <ProseLink address={href} words={words}>
      {words || href}
    </ProseLink>
  )
}

function inlinePiece(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? (
        <ProseInline tokens={token.tokens} />
      ) : (
        <Words text={decodeEntities(token.text)} />
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
          {withoutNotes(token.text)}
        </code>
      )
    case 'br':
      return <br />
    case 'html':
      // Table cells need `<br>` for line breaks. All other tags are displayed as text.
      return /^<br\s*\/?>$/i.test(token.text.trim()) ? <br /> : <span>{token.text}</span>
    case 'link':
      return (
        <ProseLink address={token.href} words={token.text}>
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
  tokens.map((token, at) => <Piece key={at} token={token as MarkedToken} />)

const Piece = ({ token }: { token: MarkedToken }) => inlinePiece(token)
