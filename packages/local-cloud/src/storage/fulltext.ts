import type { Collection } from '../config/project.ts'

const WORD = /[\p{L}\p{M}\p{N}_]+/gu

/** Words of fewer letters are not kept, as with MariaDB. */
const SHORTEST_WORD = 3

/** The words that MariaDB does not keep, because every text has them. */
const STOP_WORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www'.split(
    ' ',
  ),
)

/** The attributes whose words can be searched: those with a full-text index of their own. */
export function listSearchableAttributes(collection: Collection): readonly string[] {
  const keys = collection.indexes.flatMap(({ type, columns }) =>
    type === 'fulltext' && columns.length === 1 ? columns.map(({ key }) => key) : [],
  )
  return [...new Set(keys)]
}

/** Whether an attribute has a full-text index of its own. */
export function isSearchable(collection: Collection, key: string): boolean {
  return listSearchableAttributes(collection).includes(key)
}

/** The table with the words of an attribute. */
export const wordsTableName = (collection: Pick<Collection, 'databaseId' | 'id'>, key: string): string =>
  `words:${collection.databaseId}/${collection.id}/${key}`

/** The words of a text that can be searched for, in their order. */
export function normalizeSearchText(text: string): string {
  return words(text)
    .filter((word) => word.length >= SHORTEST_WORD && !STOP_WORDS.has(word))
    .join(' ')
}

/**
 * What to look for, in the language of SQLite's full-text search: any of the words, the last of which may go on; or,
 * when the whole is in quotes, these words one after the other.
 *
 * @returns null when there is no word in it
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
