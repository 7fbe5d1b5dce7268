import { fold } from './fold.ts'
import { tagLabels } from './tags.ts'
import type { Category, Game } from './types.ts'

/** No folded text holds a line break, so nothing can match across two entries. */
const between = '\n'

const titles = ({ title }: Game | Category): string => [title.en, title.ar].map(fold).join(between)

const tagWords = new Map<string, string>()
function wordsOf(tag: string): string {
  const known = tagWords.get(tag)
  if (known !== undefined) return known
  const label = tagLabels.get(tag)
  const words = [tag, label?.en ?? '', label?.ar ?? ''].map(fold).join(between)
  tagWords.set(tag, words)
  return words
}

/** Finds the games whose text, folded once at the first search, contains the folded query. Blank finds none. */
function searchOver(games: readonly Game[], textOf: (game: Game) => string) {
  let index: readonly string[] | undefined
  return (query: string): readonly Game[] => {
    const wanted = fold(query)
    if (wanted === '') return []
    const texts = (index ??= games.map(textOf))
    return games.filter((_, at) => texts[at]?.includes(wanted))
  }
}

/** Looks at titles, tags and the name of the category, in every language. */
export function createSearch(games: readonly Game[], categories: readonly Category[]) {
  const names = new Map<string, string>(categories.map((category) => [category.id, titles(category)]))
  return searchOver(games, (game) =>
    [titles(game), names.get(game.categoryId) ?? '', ...game.tags.map(wordsOf)].join(between),
  )
}

/**
 * Looks at titles only, in every language: what the player pages through after a search. A reader who searches
 * wants whatever has to do with a word; one who presses "next" wants another game of that name.
 */
export const createTitleSearch = (games: readonly Game[]) => searchOver(games, titles)
