import { foldText } from '@saha/ui/characters'
import { tagLabels } from '../games/tags.ts'
import type { Category, Game } from '../types.ts'

/** Normalized texts contain no line breaks, so no match spans two entries. */
const separator = '\n'

const getTitleText = ({ title }: Game | Category): string =>
  [title.en, title.ar].map(foldText).join(separator)

const tagTexts = new Map<string, string>()
function getTagText(tag: string): string {
  const known = tagTexts.get(tag)
  if (known !== undefined) return known
  const label = tagLabels.get(tag)
  const text = [tag, label?.en ?? '', label?.ar ?? ''].map(foldText).join(separator)
  tagTexts.set(tag, text)
  return text
}

/** A game's searchable text, normalized: its titles, and the names of its tags and category. */
export interface SearchText {
  titles: string
  about: string
}

/** Creates a function that returns a game's searchable text in every language. */
export function createSearchTextReader(categories: readonly Category[]): (game: Game) => SearchText {
  const names = new Map<string, string>(categories.map((category) => [category.id, getTitleText(category)]))
  return (game) => ({
    titles: getTitleText(game),
    about: [names.get(game.categoryId) ?? '', ...game.tags.map(getTagText)].join(separator),
  })
}

/** Joins the texts of all games into one string, because a single search in it is much faster. */
class JoinedTexts {
  readonly #all: string
  readonly #starts: number[] = []

  constructor(texts: readonly string[]) {
    let start = 0
    for (const text of texts) {
      this.#starts.push(start)
      start += text.length + separator.length
    }
    this.#starts.push(start)
    this.#all = separator + texts.join(separator)
  }

  /** Calls back with each game whose text contains the needle, and the character before the first match. */
  forEachMatch(needle: string, onMatch: (game: number, before: string) => void): void {
    let game = 0
    let at = this.#all.indexOf(needle)
    while (at !== -1) {
      // The leading separator shifts every text by one.
      while ((this.#starts[game + 1] ?? Infinity) < at) game += 1
      onMatch(game, this.#all.charAt(at - 1))
      at = this.#all.indexOf(needle, (this.#starts[game + 1] ?? Infinity) + separator.length)
    }
  }
}

/**
 * Creates a search for games whose text contains the query. It ranks titles that start with the query first, then
 * words that do, then other matches in titles, then tags and categories. Ties keep the catalogue's order. A blank
 * query matches no game.
 */
function createSubstringSearch(games: readonly Game[], readSearchText: (game: Game) => SearchText) {
  let index: { titles: JoinedTexts; about: JoinedTexts } | undefined
  return (query: string): readonly Game[] => {
    const needle = foldText(query)
    if (needle === '') return []
    if (!index) {
      const texts = games.map(readSearchText)
      index = {
        titles: new JoinedTexts(texts.map((text) => text.titles)),
        about: new JoinedTexts(texts.map((text) => text.about)),
      }
    }
    const ranks: [Set<number>, Set<number>, Set<number>, Set<number>] = [
      new Set(),
      new Set(),
      new Set(),
      new Set(),
    ]
    const [titlePrefix, wordPrefix, titlePart, about] = ranks
    index.titles.forEachMatch(needle, (game, before) => {
      const rank = before === separator ? titlePrefix : before === ' ' ? wordPrefix : titlePart
      rank.add(game)
    })
    index.about.forEachMatch(needle, (game) => about.add(game))
    const found = new Set(ranks.flatMap((games) => [...games]))
    return Array.from(found, (at) => games[at] as Game)
  }
}

/** Creates a search in titles, tags and category names, in every language. */
export const createExactSearch = (games: readonly Game[], categories: readonly Category[]) =>
  createSubstringSearch(games, createSearchTextReader(categories))

/**
 * Creates a search in titles only, in every language. The player uses it, because its next button leads to games of
 * that name.
 */
export const createTitleSearch = (games: readonly Game[]) =>
  createSubstringSearch(games, (game) => ({ titles: getTitleText(game), about: '' }))
