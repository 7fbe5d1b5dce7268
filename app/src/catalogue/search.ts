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

/** What a game is found by, folded: its titles, and the names of its tags and its category. */
export interface SearchText {
  titles: string
  about: string
}

/** Reads a game's searchable text, in every language. */
export function searchTextOf(categories: readonly Category[]): (game: Game) => SearchText {
  const names = new Map<string, string>(categories.map((category) => [category.id, titles(category)]))
  return (game) => ({
    titles: titles(game),
    about: [names.get(game.categoryId) ?? '', ...game.tags.map(wordsOf)].join(between),
  })
}

/** How near to what was meant a place in the text is: a title's beginning, a word's, within a title, about it. */
function rankOf({ titles: text, about }: SearchText, wanted: string): 0 | 1 | 2 | 3 | undefined {
  const at = text.indexOf(wanted)
  if (at === -1) return about.includes(wanted) ? 3 : undefined
  const before = at === 0 ? between : text[at - 1]
  return before === between ? 0 : before === ' ' ? 1 : 2
}

/**
 * Finds the games whose text, folded once at the first search, contains the folded query, the nearest first and
 * otherwise in the catalogue's order. Blank finds none.
 */
function searchOver(games: readonly Game[], textOf: (game: Game) => SearchText) {
  let index: readonly SearchText[] | undefined
  return (query: string): readonly Game[] => {
    const wanted = fold(query)
    if (wanted === '') return []
    index ??= games.map(textOf)
    const ranks: [Game[], Game[], Game[], Game[]] = [[], [], [], []]
    for (const [at, text] of index.entries()) {
      const rank = rankOf(text, wanted)
      if (rank !== undefined) ranks[rank].push(games[at] as Game)
    }
    return ranks.flat()
  }
}

/** Looks at titles, tags and the name of the category, in every language. */
export const createSearch = (games: readonly Game[], categories: readonly Category[]) =>
  searchOver(games, searchTextOf(categories))

/**
 * Looks at titles only, in every language: what the player pages through after a search. A reader who searches
 * wants whatever has to do with a word; one who presses "next" wants another game of that name.
 */
export const createTitleSearch = (games: readonly Game[]) =>
  searchOver(games, (game) => ({ titles: titles(game), about: '' }))
