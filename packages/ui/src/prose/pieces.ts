import type { Token, Tokens } from 'marked'

/** More than anyone counts at a glance. */
const mostItems = 50
/** In characters: about a screen of lines. Within so many more, a good place to part is looked for. */
const longParagraph = 2000
const search = 4000

export const isList = (token: Token | undefined): token is Tokens.List => token?.type === 'list'

/** It goes on with the block before it, which has grown too long to be drawn at once. */
export const continues = (token: Token | undefined): boolean =>
  token !== undefined && 'continues' in token && token.continues === true

const mark = (at: number): { continues?: true } => (at > 0 ? { continues: true } : {})

/** Marks that may belong to one another come in even numbers, and brackets in pairs. */
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
 * Where a paragraph that is too long may be parted: between two sentences, best where no mark is open, or else between
 * two words. A letter follows, so that what comes after begins no other block. More text behind it never moves the place.
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
      // The line break behind the last item belongs to the list alone.
      raw: at < pieces - 1 ? list.raw.slice(start, end) : list.raw.slice(start),
      start: list.ordered ? Number(list.start) + from : list.start,
      items,
      ...(continues(list) ? { continues: true } : mark(at)),
    }
  })
}

/** A block, in pieces where it is so long that drawing all of it with each word would be felt. */
export function inPieces(block: Token, inline: (text: string) => Token[]): Token[] {
  if (isList(block)) return partList(block)
  return block.type === 'paragraph' ? partParagraph(block as Tokens.Paragraph, inline) : [block]
}
