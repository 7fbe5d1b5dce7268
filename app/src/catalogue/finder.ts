import MiniSearch, { type Query } from 'minisearch'
import { catalogue } from './catalogue.ts'
import { fold } from './fold.ts'
import { inOtherLayout } from './keyboard-layout.ts'
import { stopWords, synonyms } from './search-words.ts'
import { createSearch, searchTextOf, type SearchText } from './search.ts'
import { isBeginningOfAny, segmentWords } from './segment-words.ts'
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
const withoutArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')

const wordsOfFolded = (folded: string): string[] =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(withoutArticle)

const wordsOf = (text: string): string[] => wordsOfFolded(fold(text))

const isNumber = (word: string): boolean => /^\d+$/.test(word)

const ignored: ReadonlySet<string> = new Set(stopWords.flatMap(wordsOf))
/** More than a question to a search has; each word costs a look-up. */
const mostWords = 16

/** The words that tell games apart. A letter alone is the beginning of half the catalogue, and says nothing beside a word. */
function contentWords(words: readonly string[]): string[] {
  const telling = [...new Set(words)].filter((word) => !ignored.has(word))
  const long = telling.filter((word) => word.length > 1 || isNumber(word))
  return (long.length > 0 ? long : telling).slice(0, mostWords)
}

/** How many letters may be wrong. */
const tolerance = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2)
/** Of a synonym, which is not shown beside its games, fewer may be. */
const synonymTolerance = (word: string): number => (word.length < 5 ? 0 : tolerance(word))

/** The word with each two neighbours changed about: the commonest slip, which the index would count as two. */
const swapped = (word: string): string[] =>
  word.length < 3
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )

/** A word and, where it may begin with an Arabic particle (`وسباق`, `للبنات`, `بسيارة`), what is left without it. */
const withoutParticle = (word: string): string[] =>
  /^[ولب](?=\p{L}{3})/u.test(word) ? [word, word.slice(1)] : [word]

/** Of whole words the length of what holds them says nothing: what has as many stays in the catalogue's order. */
const anyLength = { k: 1.2, b: 0, d: 0.5 }
/** Where what is typed is looked for, and where the ids that it stands for. */
const texts = { fields: ['titles', 'about'] }
const ids = { fields: ['ids'], bm25: anyLength }

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
    for (const word of wordsOfFolded(titles)) {
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

/** Ids of categories, tags and base games by the words that people have for them. */
const themes = new MiniSearch<{ id: string; words: string }>({
  fields: ['words'],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: { tokenize: (word) => [word] },
})
themes.addAll(Object.entries(synonyms).map(([id, words]) => ({ id, words })))

const themesOf = (word: string, fuzzy = 0): string[] =>
  themes.search(word, { prefix: word.length > 2, fuzzy }).map(({ id }) => id as string)

/** Every word in any order, as far as it is written. */
const inTexts = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  prefix: true,
  ...texts,
  bm25: anyLength,
  queries: [...words],
})

/** Every word in any order as far as it is written, or a synonym of it. */
const asWritten = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => {
    const queries = withoutParticle(word)
    return {
      combineWith: 'OR',
      queries: [
        { prefix: true, ...texts, bm25: anyLength, queries },
        { ...ids, queries: queries.flatMap((each) => themesOf(each)) },
      ],
    }
  }),
})

/** One word, or what is spelled much like it. */
const likeWord = (word: string, mayGrow: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    { prefix: true, fuzzy: tolerance(word), ...texts, queries: [word] },
    { prefix: mayGrow && word.length > 3, ...texts, queries: swapped(word) },
    {
      ...ids,
      queries: themesOf(word, synonymTolerance(word)),
    },
  ],
})

/** Every word, or one that is spelled much like it; the last may still be on its way. */
const asMeant = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word, at) => likeWord(word, at === words.length - 1)),
})

/** One whole word as it is written, or a synonym of it, or what is spelled much like it. */
const wholeWord = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { fuzzy: word.length < 4 ? 0 : 1, ...texts, bm25: anyLength, queries: withoutParticle(word) },
    { ...ids, queries: withoutParticle(word).flatMap((each) => themesOf(each, synonymTolerance(each))) },
  ],
})

/** How many games are read in one go, so that a large catalogue stops nobody from typing. */
const slice = 500
/** Fewer letters than this, typed with the other layout, would be the beginning of anything. */
const leastInOtherLayout = 3

/**
 * Reads the catalogue once, in slices. The finder first looks for what is typed as it is typed, then without the words
 * that name no game; where no game has that, for all of its words in any order or synonyms of them, however they are
 * divided by spaces and whichever layout the keyboard had; then for words that are spelled or sound like them; and at
 * last for most of them.
 */
export async function createFinder({
  games,
  categories,
}: Pick<Catalogue, 'games' | 'categories'>): Promise<Finder> {
  const all = games()
  const search = createSearch(all, categories())
  const textOf = searchTextOf(categories())
  const vocabulary = new Set<string>()
  const index = new MiniSearch<{ id: number; ids: string } & SearchText>({
    fields: ['titles', 'about', 'ids'],
    tokenize: (text, field) => {
      if (field === 'ids') return text.split(' ')
      const words = wordsOfFolded(text)
      for (const word of words) vocabulary.add(word)
      return words
    },
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
        return { id: from + at, ids: [game.categoryId, game.baseId, ...game.tags].join(' '), ...text }
      }),
    )
    // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
    await new Promise((resolve) => setTimeout(resolve))
  }
  const sortedVocabulary = [...vocabulary].sort()
  const look = (query: Query) => index.search(query).map(({ id }) => id as number)

  /** Whether any game or synonym has the word, which is far quicker to see than which games have it. */
  const isKnown = (word: string): boolean =>
    withoutParticle(word).some(
      (each) => isBeginningOfAny(each, sortedVocabulary) || themesOf(each).length > 0,
    )

  /** All words as they are written, in any order, with spaces wherever they may belong. */
  function lookForWritten(words: readonly string[], unspaced: string): number[] {
    const written = words.every(isKnown) ? look(asWritten(words)) : []
    if (written.length > 0 && words.length === 1) return written
    const segmentations = segmentWords(unspaced, sortedVocabulary, withoutArticle)
    return [...new Set([...written, ...segmentations.flatMap((segmented) => look(inTexts(segmented)))])]
  }

  /** The games that have most of the words, first those that have more of them. Numbers alone make no game. */
  function lookForMost(words: readonly string[]): number[] {
    const counts = new Map<number, number>()
    for (const word of words.filter((each) => !isNumber(each)))
      for (const game of look(wholeWord(word))) counts.set(game, (counts.get(game) ?? 0) + 1)
    return [...counts]
      .filter(([, count]) => count >= words.length / 2)
      .sort(([, one], [, other]) => other - one)
      .map(([game]) => game)
  }

  const lookInOtherLayout = (query: string): number[] =>
    inOtherLayout(query).flatMap((text) => {
      const words = contentWords(wordsOf(text))
      const unspaced = words.join('')
      return unspaced.length < leastInOtherLayout ? [] : lookForWritten(words, unspaced)
    })

  return (query) => {
    const exact = search(query)
    const typed = wordsOf(query)
    if (exact.length > 0 || typed.length === 0) return { games: exact, isClose: false }
    const words = contentWords(typed)
    if (words.length === 0) return { games: all, isClose: false }
    const gamesOf = (found: Iterable<number>) => Array.from(found, (at) => all[at] as Game)

    const hasIgnored = typed.some((word) => ignored.has(word))
    const plain = hasIgnored ? search(words.join(' ')) : []
    if (plain.length > 0) return { games: plain, isClose: false }
    const unspaced = fold(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !ignored.has(word))
      .join('')
    const written = lookForWritten(words, unspaced)
    if (written.length > 0) return { games: gamesOf(written), isClose: false }

    const otherLayout = lookInOtherLayout(query)
    if (otherLayout.length > 0) return { games: gamesOf(new Set(otherLayout)), isClose: true }
    const meant = look(asMeant(words))
    const close = new Set([...meant, ...heard.find(words, meant.length === 0)])
    return { games: gamesOf(close.size > 0 ? close : lookForMost(words)), isClose: true }
  }
}

let portalFinder: Promise<Finder> | undefined

/** The finder of the portal's catalogue, made when it is first asked for. */
export const loadFinder = (): Promise<Finder> => (portalFinder ??= createFinder(catalogue))
