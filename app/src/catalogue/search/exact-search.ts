import { normalizeText } from './normalize-text.ts'
import { tagLabels } from '../games/tags.ts'
import type { Category, Game } from '../types.ts'

/** No folded text holds a line break, so nothing can match across two entries. */
const separator = '\n'

const getTitleText = ({ title }: Game | Category): string =>
  [title.en, title.ar].map(normalizeText).join(separator)

const tagTexts = new Map<string, string>()
function getTagText(tag: string): string {
  const known = tagTexts.get(tag)
  if (known !== undefined) return known
  const label = tagLabels.get(tag)
  const text = [tag, label?.en ?? '', label?.ar ?? ''].map(normalizeText).join(separator)
  tagTexts.set(tag, text)
  return text
}

/** What a game is found by, folded: its titles, and the names of its tags and its category. */
export interface SearchText {
  titles: string
  about: string
}

/** Reads a game's searchable text, in every language. */
export function createSearchTextReader(categories: readonly Category[]): (game: Game) => SearchText {
  const names = new Map<string, string>(categories.map((category) => [category.id, getTitleText(category)]))
  return (game) => ({
    titles: getTitleText(game),
    about: [names.get(game.categoryId) ?? '', ...game.tags.map(getTagText)].join(separator),
  })
}

/** The texts of all games in one string, which is searched far more quickly than each of them. */
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

  /** Calls back with each game whose text holds the needle one, and the character before its first occurrence. */
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
 * Finds the games whose text, folded once at the first search, contains the folded query. Those come first whose title
 * begins with it, then those with a word that does, with a title that holds it, and with a tag or category that does;
 * among equals in the catalogue's order. Blank finds none.
 */
function createSubstringSearch(games: readonly Game[], readSearchText: (game: Game) => SearchText) {
  let index: { titles: JoinedTexts; about: JoinedTexts } | undefined
  return (query: string): readonly Game[] => {
    const needle = normalizeText(query)
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

/** Looks at titles, tags and the name of the category, in every language. */
export const createExactSearch = (games: readonly Game[], categories: readonly Category[]) =>
  createSubstringSearch(games, createSearchTextReader(categories))

/**
 * Looks at titles only, in every language: what the player pages through after a search. A reader who searches
 * wants whatever has to do with a word; one who presses "next" wants another game of that name.
 */
export const createTitleSearch = (games: readonly Game[]) =>
  createSubstringSearch(games, (game) => ({ titles: getTitleText(game), about: '' }))
