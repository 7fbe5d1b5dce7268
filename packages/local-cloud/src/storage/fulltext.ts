import type { Collection } from '../config/project.ts'

const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/** Like MariaDB, shorter words are not indexed. */
const SHORTEST_WORD = 3

/** MariaDB's stop words. */
const STOP_WORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www'.split(
    ' ',
  ),
)

/** Returns the attributes with their own full-text index. */
export function listSearchableAttributes(collection: Collection): readonly string[] {
  const keys = collection.indexes.flatMap(({ type, columns }) =>
    type === 'fulltext' && columns.length === 1 ? columns.map(({ key }) => key) : [],
  )
  return [...new Set(keys)]
}

/** Returns whether an attribute has its own full-text index. */
export function isSearchable(collection: Collection, key: string): boolean {
  return listSearchableAttributes(collection).includes(key)
}

/** Full-text table of an attribute. */
export const wordsTableName = (collection: Pick<Collection, 'databaseId' | 'id'>, key: string): string =>
  `words:${collection.databaseId}/${collection.id}/${key}`

/** Returns the indexed words of a text, in order. */
export function normalizeSearchText(text: string): string {
  return words(text)
    .filter((word) => word.length >= SHORTEST_WORD && !STOP_WORDS.has(word))
    .join(' ')
}

/**
 * Builds an FTS5 expression: any of the words, the last one as a prefix; or a phrase, when the text is in quotes.
 *
 * @returns null when it contains no words
 */
export function buildMatchExpression(search: string): string | null {
  const text = search.trim()
  if (/^".*"$/s.test(text)) {
    const phrase = normalizeSearchText(text)
    return phrase === '' ? null : `"${phrase}"`
  }
  const found = words(text)
  if (found.length === 0) return null
  return `${found.map((word) => `"${word}"`).join(' OR ')} *`
}

function words(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}
