import MiniSearch, { type Query } from 'minisearch'
import { catalogue } from './catalogue.ts'
import { fold } from './fold.ts'
import { createSearch, searchTextOf, type SearchText } from './search.ts'
import { soundsOf } from './sound.ts'
import type { Catalogue, Game } from './types.ts'

/** What a search finds. */
export interface Found {
  /** The nearest first. */
  games: readonly Game[]
  /** No game has these words: these have words that are spelled much like them, or sound so. */
  isClose: boolean
}

/** Finds games by what is typed, mistakes included. */
export type Finder = (query: string) => Found

/** A word is the same with the article and without; of a short one the article may be a part. */
const withoutArticle = (word: string): string => word.replace(/^(?:ال|لل)(?=.{3})/u, '')

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(withoutArticle)

/** A letter alone is the beginning of half the catalogue, and says nothing beside a word. */
function sayingWords(query: string): string[] {
  const words = wordsOf(query)
  const saying = words.filter((word) => word.length > 1 || /\d/.test(word))
  return saying.length > 0 ? saying : words
}

/** How many letters may be wrong. */
const tolerance = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2)

/** The word with each two neighbours changed about: the commonest slip, which the index would count as two. */
const swapped = (word: string): string[] =>
  word.length < 3
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )

/** Every word in any order, as far as it is written. */
const asWritten = (words: string[]): Query => ({ combineWith: 'AND', prefix: true, queries: words })

/** Every word, or one that is spelled much like it; the last may still be on its way. */
const asMeant = (words: string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word, at) => ({
    combineWith: 'OR',
    queries: [
      { prefix: true, fuzzy: tolerance(word), queries: [word] },
      ...(at < words.length - 1 ? swapped(word) : [{ prefix: true, queries: swapped(word) }]),
    ],
  })),
})

const isNumber = (word: string): boolean => /^\d+$/.test(word)
/** The Arabic article in Latin letters, as it is said before any letter: `al`, `an-`, `esh-`. */
const isArticle = (word: string): boolean => /^[aei](?:[lnrtdsz]|sh)$/.test(word)

/** Numbers as they are, and other words as they are only heard. */
const heardIn = (word: string): string[] => (isNumber(word) ? [word] : soundsOf(word))

/** Games by what is heard of their titles, in every language: each word of the query in any spelling and script. */
class Heard {
  readonly #games = new Map<string, Set<number>>()
  /** The same few words make thousands of titles. */
  readonly #sounds = new Map<string, string[]>()

  add(game: number, titles: string): void {
    for (const word of wordsOf(titles)) {
      const known = this.#sounds.get(word)
      const sounds = known ?? heardIn(word)
      if (!known) this.#sounds.set(word, sounds)
      for (const sound of sounds) {
        const games = this.#games.get(sound)
        if (games) games.add(game)
        else this.#games.set(sound, new Set([game]))
      }
    }
  }

  /**
   * In the catalogue's order.
   *
   * @param alone nothing is spelled like it: only then does a short word count, of which is heard what is heard of many
   */
  find(words: string[], alone: boolean): number[] {
    const sounds = words
      .filter((word) => !isArticle(word))
      .map(heardIn)
      .filter((heard) => heard.length > 0)
    const consonants = sounds.map(([shortest = '']) => shortest.replaceAll(/\d/g, '')).join('')
    if (!alone && consonants.length < 3) return []
    const [fewest = [], ...others] = sounds
      .map((heard) => heard.flatMap((sound) => this.#games.get(sound) ?? []))
      .sort((one, other) => sizeOf(one) - sizeOf(other))
    const inAll = (game: number) => others.every((sets) => sets.some((games) => games.has(game)))
    return [...new Set(fewest.flatMap((games) => [...games]))].filter(inAll).sort((a, b) => a - b)
  }
}

const sizeOf = (sets: readonly Set<number>[]): number => sets.reduce((sum, { size }) => sum + size, 0)

/** How many games are read in one go, so that a large catalogue stops nobody from typing. */
const slice = 500

/**
 * Reads the catalogue once, in slices. The finder first looks for what is typed as it is typed; where no game has
 * that, for all of its words in any order; and only then for words that are spelled or sound like them.
 */
export async function createFinder({
  games,
  categories,
}: Pick<Catalogue, 'games' | 'categories'>): Promise<Finder> {
  const all = games()
  const search = createSearch(all, categories())
  const textOf = searchTextOf(categories())
  const index = new MiniSearch<{ id: number } & SearchText>({
    fields: ['titles', 'about'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    // What is looked for is words already; of those, the article is gone but once.
    searchOptions: { boost: { titles: 4 }, tokenize: (word) => [word] },
  })
  const heard = new Heard()
  for (let from = 0; from < all.length; from += slice) {
    index.addAll(
      all.slice(from, from + slice).map((game, at) => {
        const text = textOf(game)
        heard.add(from + at, text.titles)
        return { id: from + at, ...text }
      }),
    )
    // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
    await new Promise((resolve) => setTimeout(resolve))
  }
  const look = (query: Query) => index.search(query).map(({ id }) => id as number)
  const gamesOf = (found: number[]) => found.map((at) => all[at] as Game)

  return (query) => {
    const exact = search(query)
    const words = sayingWords(query)
    if (exact.length > 0 || words.length === 0) return { games: exact, isClose: false }
    const written = look(asWritten(words))
    if (written.length > 0) return { games: gamesOf(written), isClose: false }
    const meant = look(asMeant(words))
    const close = new Set([...meant, ...heard.find(words, meant.length === 0)])
    return { games: gamesOf([...close]), isClose: true }
  }
}

let portalFinder: Promise<Finder> | undefined

/** The finder of the portal's catalogue, made when it is first asked for. */
export const loadFinder = (): Promise<Finder> => (portalFinder ??= createFinder(catalogue))
