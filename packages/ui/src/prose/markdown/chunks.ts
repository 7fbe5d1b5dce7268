import type { Token, Tokens } from 'marked'

/** Maximum number of list items per chunk. */
const maxItems = 50
/**
 * Length of a paragraph chunk in characters, about a screen of text. A better place to split is searched within
 * `search` more.
 */
const maxParagraphLength = 2000
const splitSearchLength = 4000

export const isList = (token: Token | undefined): token is Tokens.List => token?.type === 'list'

/** Returns true for a chunk that continues the block before it. */
export const continues = (token: Token | undefined): boolean =>
  token !== undefined && 'continues' in token && token.continues === true

const continuation = (at: number): { continues?: true } => (at > 0 ? { continues: true } : {})

/** Returns true if Markdown marks are even in number and brackets are balanced. */
function isClosed(text: string): boolean {
  const count = (sign: string) => text.split(sign).length - 1
  return (
    ['*', '_', '~', '`', '$'].every((sign) => count(sign) % 2 === 0) &&
    count('[') === count(']') &&
    count('(') === count(')') &&
    count('<') === count('>')
  )
}

/**
 * Returns the index at which to split a long paragraph: after a sentence, preferably outside any mark, otherwise
 * between words. A letter must follow, so that the rest starts no other block. Appended text never moves the index.
 */
function findSplit(text: string): number | undefined {
  const end = maxParagraphLength + splitSearchLength
  if (text.length <= maxParagraphLength) return undefined
  const findBoundaries = (between: RegExp) =>
    [...text.slice(0, end).matchAll(between)]
      .map(({ index, 0: sign }) => index + sign.length)
      .filter((at) => at >= maxParagraphLength)
  const sentences = findBoundaries(/(?:[.!?؟…][»”’"')\]]*\s+|。)(?=\p{L})/gu)
  const closed = sentences.find((at) => isClosed(text.slice(0, at)))
  if (closed !== undefined || text.length < end) return closed
  return sentences[0] ?? findBoundaries(/\s+(?=\p{L})/gu)[0]
}

function splitParagraph(block: Tokens.Paragraph, inline: (text: string) => Token[]): Token[] {
  const chunks: string[] = []
  let rest = block.raw
  for (let at = findSplit(rest); at !== undefined; at = findSplit(rest)) {
    chunks.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  if (chunks.length === 0 && !continues(block)) return [block]
  return [...chunks, rest].map((raw, at) => {
    const text = raw.trimEnd()
    return {
      ...block,
      raw,
      text,
      tokens: inline(text),
      ...(continues(block) ? { continues: true } : continuation(at)),
    }
  })
}

function splitList(list: Tokens.List): Token[] {
  if (list.items.length <= maxItems) return [list]
  const chunks = Math.ceil(list.items.length / maxItems)
  let end = 0
  return Array.from({ length: chunks }, (_, at) => {
    const from = at * maxItems
    const items = list.items.slice(from, from + maxItems)
    const start = end
    end += items.reduce((sum, { raw }) => sum + raw.length, 0)
    return {
      ...list,
      // The last chunk keeps the line break at the end of the list.
      raw: at < chunks - 1 ? list.raw.slice(start, end) : list.raw.slice(start),
      start: list.ordered ? Number(list.start) + from : list.start,
      items,
      ...(continues(list) ? { continues: true } : continuation(at)),
    }
  })
}

/** Splits a long list or paragraph into chunks, so that appended text renders only the last one again. */
export function splitIntoChunks(block: Token, inline: (text: string) => Token[]): Token[] {
  if (isList(block)) return splitList(block)
  return block.type === 'paragraph' ? splitParagraph(block as Tokens.Paragraph, inline) : [block]
}
