/** A part of a sentence. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** `to` is a route without its language, or an external URL. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  /** Code, always left to right. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** English title of a work. */
  | { readonly kind: 'title'; readonly text: string }
  /** A link to the operator's contact. */
  | { readonly kind: 'contact' }

const markupPattern =
  /\[(?<label>[^\]]+)\]\((?<to>[^)\s]*)\)|`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\*(?<title>[^*]+)\*|\{contact\}/g

type Groups = Readonly<Record<string, string | undefined>>

function toPiece({ label, to = '', code, strong, title }: Groups): Piece {
  if (label !== undefined) return { kind: 'link', text: label, to }
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  return title === undefined ? { kind: 'contact' } : { kind: 'title', text: title }
}

/**
 * Parses the inline markup of static content: `[text](link)`, `` `code` ``, `**strong**`, `*English title*` and
 * `{contact}`. Markdown of users and models goes through `Prose`.
 */
export function parseInlineMarkup(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: whole, groups = {}, index } of text.matchAll(markupPattern)) {
    if (index > end) pieces.push({ kind: 'text', text: text.slice(end, index) })
    pieces.push(toPiece(groups))
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}
