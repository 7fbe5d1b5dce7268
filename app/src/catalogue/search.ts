import { fold } from './fold.ts'
import { tagLabels } from './tags.ts'
import type { Game } from './types.ts'

/** No folded text holds a line break, so nothing can match across two entries. */
const between = '\n'

const titles = ({ title }: Game): string => [title.en, title.ar].map(fold).join(between)

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

/** Looks at titles and tags in every language. */
export const createSearch = (games: readonly Game[]) =>
  searchOver(games, (game) => [titles(game), ...game.tags.map(wordsOf)].join(between))

/** Looks at titles only, in every language. */
export const createTitleSearch = (games: readonly Game[]) => searchOver(games, titles)
