/** A piece of a sentence, and what it is. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  /** `to` is a place of the portal below its language, or a full address elsewhere. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  /** What a machine reads, left to right in any language. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** The English title of a work. */
  | { readonly kind: 'title'; readonly text: string }
  /** Where the site's owner can be written to. */
  | { readonly kind: 'contact' }

const marks =
  /\[(?<label>[^\]]+)\]\((?<to>[^)\s]*)\)|`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\*(?<title>[^*]+)\*|\{contact\}/g

type Groups = Readonly<Record<string, string | undefined>>

function pieceOf({ label, to = '', code, strong, title }: Groups): Piece {
  if (label !== undefined) return { kind: 'link', text: label, to }
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  return title === undefined ? { kind: 'contact' } : { kind: 'title', text: title }
}

/**
 * Reads the few marks that our own texts use: `[words](place)`, `` `code` ``, `**strong**`,
 * `*an English title*` and `{contact}`.
 * What strangers and models write is `Prose`.
 */
export function readMarks(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: whole, groups = {}, index } of text.matchAll(marks)) {
    if (index > end) pieces.push({ kind: 'words', text: text.slice(end, index) })
    pieces.push(pieceOf(groups))
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) })
  return pieces
}
