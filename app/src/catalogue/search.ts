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

/** The texts of all games in one string, which is searched far more quickly than each of them. */
class JoinedTexts {
  readonly #all: string
  readonly #starts: number[] = []

  constructor(texts: readonly string[]) {
    let start = 0
    for (const text of texts) {
      this.#starts.push(start)
      start += text.length + between.length
    }
    this.#starts.push(start)
    this.#all = between + texts.join(between)
  }

  /** Calls back with each game whose text holds the wanted one, and the character before its first occurrence. */
  forEachWith(wanted: string, found: (game: number, before: string) => void): void {
    let game = 0
    let at = this.#all.indexOf(wanted)
    while (at !== -1) {
      // The leading separator shifts every text by one.
      while ((this.#starts[game + 1] ?? Infinity) < at) game += 1
      found(game, this.#all.charAt(at - 1))
      at = this.#all.indexOf(wanted, (this.#starts[game + 1] ?? Infinity) + between.length)
    }
  }
}

/**
 * Finds the games whose text, folded once at the first search, contains the folded query. Those come first whose title
 * begins with it, then those with a word that does, with a title that holds it, and with a tag or category that does;
 * among equals in the catalogue's order. Blank finds none.
 */
function searchOver(games: readonly Game[], textOf: (game: Game) => SearchText) {
  let index: { titles: JoinedTexts; about: JoinedTexts } | undefined
  return (query: string): readonly Game[] => {
    const wanted = fold(query)
    if (wanted === '') return []
    if (!index) {
      const texts = games.map(textOf)
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
    const [beginning, word, within, about] = ranks
    index.titles.forEachWith(wanted, (game, before) => {
      const rank = before === between ? beginning : before === ' ' ? word : within
      rank.add(game)
    })
    index.about.forEachWith(wanted, (game) => about.add(game))
    const found = new Set(ranks.flatMap((games) => [...games]))
    return Array.from(found, (at) => games[at] as Game)
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
