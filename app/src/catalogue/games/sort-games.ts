import type { Game, Locale } from '../types.ts'

export type SortKey = 'rating' | 'title' | 'newest'
export type SortDirection = 'asc' | 'desc'
export interface SortOrder {
  key: SortKey
  direction: SortDirection
}

export const defaultSort: SortOrder = { key: 'rating', direction: 'desc' }

type Compare = (a: Game, b: Game) => number

const byTitle = (locale: Locale): Compare => {
  const collator = new Intl.Collator(locale, { numeric: true })
  // The id breaks ties, so that one direction is the exact reverse of the other.
  return (a, b) =>
    collator.compare(a.title[locale], b.title[locale]) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
const byRating: Compare = (a, b) => a.rating - b.rating
const byDate: Compare = (a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)

/**
 * Returns a sorted copy. Titles follow the locale's alphabet, with numbers in numeric order. Equal ratings and dates
 * keep their order in both directions.
 */
export function sortGames(games: readonly Game[], { key, direction }: SortOrder, locale: Locale): Game[] {
  const ascending = key === 'title' ? byTitle(locale) : key === 'newest' ? byDate : byRating
  return games.toSorted(direction === 'asc' ? ascending : (a, b) => ascending(b, a))
}
