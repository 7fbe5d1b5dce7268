import type { Token, Tokens } from 'marked'

/** Maximum number of list items per chunk. */
const mostItems = 50
/**
 * Length of a paragraph chunk in characters, about a screen of text. A better place to split is searched within
 * `search` more.
 */
const longParagraph = 2000
const search = 4000

export const isList = (token: Token | undefined): token is Tokens.List => token?.type === 'list'

/** Returns true for a chunk that continues the block before it. */
export const continues = (token: Token | undefined): boolean =>
  token !== undefined && 'continues' in token && token.continues === true

const mark = (at: number): { continues?: true } => (at > 0 ? { continues: true } : {})

/** Returns true if Markdown marks are even in number and brackets are balanced. */
function isClosed(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  return (
    ['*', '_', '~', '`'].every((sign) => count(sign) % 2 === 0) &&
    count('[') === count(']') &&
    count('(') === count(')') &&
    count('<') === count('>')
  )
}

/**
 * Returns the index at which to split a long paragraph: after a sentence, preferably outside any mark, otherwise
 * between words. A letter must follow, so that the rest starts no other block. Appended text never moves the index.
 */
function partAt(text: string): number | undefined {
  const end = longParagraph + search
  if (text.length <= longParagraph) return undefined
  const places = (between: RegExp) =>
    [...text.slice(0, end).matchAll(between)]
      .map(({ index, 0: sign }) => index + sign.length)
      .filter((at) => at >= longParagraph)
  const sentences = places(/(?:[.!?؟…][»”’"')\]]*\s+|。)(?=\p{L})/gu)
  const closed = sentences.find((at) => isClosed(text.slice(0, at)))
  if (closed !== undefined || text.length < end) return closed
  return sentences[0] ?? places(/\s+(?=\p{L})/gu)[0]
}

function partParagraph(block: Tokens.Paragraph, inline: (text: string) => Token[]): Token[] {
  const pieces: string[] = []
  let rest = block.raw
  for (let at = partAt(rest); at !== undefined; at = partAt(rest)) {
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  if (pieces.length === 0 && !continues(block)) return [block]
  return [...pieces, rest].map((raw, at) => {
    const text = raw.trimEnd()
    return {
      ...block,
      raw,
      text,
      tokens: inline(text),
      ...(continues(block) ? { continues: true } : mark(at)),
    }
  })
}

function partList(list: Tokens.List): Token[] {
  if (list.items.length <= mostItems) return [list]
  const pieces = Math.ceil(list.items.length / mostItems)
  let end = 0
  return Array.from({ length: pieces }, (_, at) => {
    const from = at * mostItems
    const items = list.items.slice(from, from + mostItems)
    const start = end
    end += items.reduce((sum, { raw }) => sum + raw.length, 0)
    return {
      ...list,
      // The last chunk keeps the line break at the end of the list.
      raw: at < pieces - 1 ? list.raw.slice(start, end) : list.raw.slice(start),
      start: list.ordered ? Number(list.start) + from : list.start,
      items,
      ...(continues(list) ? { continues: true } : mark(at)),
    }
  })
}

/** Splits a long list or paragraph into chunks, so that appended text renders only the last one again. */
export function inPieces(block: Token, inline: (text: string) => Token[]): Token[] {
  if (isList(block)) return partList(block)
  return block.type === 'paragraph' ? partParagraph(block as Tokens.Paragraph, inline) : [block]
}
