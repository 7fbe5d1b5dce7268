import MiniSearch, { type Query } from 'minisearch'
import { catalogue } from '../catalogue.ts'
import { normalizeText } from './normalize-text.ts'
import { convertLayout } from './keyboard-layout.ts'
import { stopWords, synonyms } from './search-words.ts'
import { createExactSearch, createSearchTextReader, type SearchText } from './exact-search.ts'
import { hasWordWithPrefix, segmentWords } from './segment-words.ts'
import { toPhoneticKeys } from './phonetic-keys.ts'
import type { Catalogue, Game } from '../types.ts'

/** What a search finds. */
export interface SearchResult {
  /** The nearest first. */
  games: readonly Game[]
  /** No game has these words: these have words that are spelled much like them, or key so. */
  isFuzzy: boolean
}

/** Finds games by what is typed, mistakes included. */
export type GameSearch = (query: string) => SearchResult

/** A word is the same with the article and without; of a short one the article may be a part. */
const stripArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')

const splitWords = (folded: string): string[] =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stripArticle)

const toWords = (text: string): string[] => splitWords(normalizeText(text))

const isNumber = (word: string): boolean => /^\d+$/.test(word)

const ignoredWords: ReadonlySet<string> = new Set(stopWords.flatMap(toWords))
/** More than a question to a search has; each word costs a look-up. */
const maxWords = 16

/** The words that tell games apart. A letter isOnlyMatch is the beginning of half the catalogue, and says nothing beside a word. */
function selectSignificantWords(words: readonly string[]): string[] {
  const significant = [...new Set(words)].filter((word) => !ignoredWords.has(word))
  const long = significant.filter((word) => word.length > 1 || isNumber(word))
  return (long.length > 0 ? long : significant).slice(0, maxWords)
}

/** How many letters may be wrong. */
const getMaxEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2)
/** Of a synonym, which is not shown beside its games, fewer may be. */
const getMaxSynonymEdits = (word: string): number => (word.length < 5 ? 0 : getMaxEdits(word))

/** The word with each two neighbours changed about: the commonest slip, which the index would count as two. */
const getTranspositions = (word: string): string[] =>
  word.length < 3
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )

/** A word and, where it may begin with an Arabic particle (`وسباق`, `للبنات`, `بسيارة`), what is left without it. */
const getParticleVariants = (word: string): string[] =>
  /^[ولب](?=\p{L}{3})/u.test(word) ? [word, word.slice(1)] : [word]

/** Of whole words the length of what holds them says nothing: what has as many stays in the catalogue's order. */
const ignoreLength = { k: 1.2, b: 0, d: 0.5 }
/** Where what is typed is looked for, and where the ids that it stands for. */
const textFields = { fields: ['titles', 'about'] }
const idFields = { fields: ['ids'], bm25: ignoreLength }

/** The Arabic article in Latin letters, as it is said before any letter: `al`, `an-`, `esh-`. */
const isLatinArticle = (word: string): boolean => /^[aei](?:[lnrtdsz]|sh)$/.test(word)

/** Numbers as they are, and other words as they are only heard. */
const toKeys = (word: string): string[] => (isNumber(word) ? [word] : toPhoneticKeys(word))

/** Games by what is heard of their titles, in every language: each word of the query in any spelling and script. */
class PhoneticIndex {
  readonly #gamesByKey = new Map<string, Set<number>>()
  /** The same few words make thousands of titles. */
  readonly #keysByWord = new Map<string, string[]>()

  add(game: number, titles: string): void {
    for (const word of splitWords(titles)) {
      const known = this.#keysByWord.get(word)
      const keys = known ?? toKeys(word)
      if (!known) this.#keysByWord.set(word, keys)
      for (const key of keys) {
        const games = this.#gamesByKey.get(key)
        if (games) games.add(game)
        else this.#gamesByKey.set(key, new Set([game]))
      }
    }
  }

  /**
   * In the catalogue's order.
   *
   * @param isOnlyMatch nothing is spelled like it: only then does a short word count, of which is heard what is heard of many
   */
  find(words: string[], isOnlyMatch: boolean): number[] {
    const keys = words
      .filter((word) => !isLatinArticle(word))
      .map(toKeys)
      .filter((alternatives) => alternatives.length > 0)
    const consonants = keys.map(([shortest = '']) => shortest.replaceAll(/\d/g, '')).join('')
    if (!isOnlyMatch && consonants.length < 3) return []
    const [fewest = [], ...others] = keys
      .map((alternatives) => alternatives.flatMap((key) => this.#gamesByKey.get(key) ?? []))
      .sort((one, other) => countGames(one) - countGames(other))
    const matchesAll = (game: number) => others.every((sets) => sets.some((games) => games.has(game)))
    return [...new Set(fewest.flatMap((games) => [...games]))].filter(matchesAll).sort((a, b) => a - b)
  }
}

const countGames = (sets: readonly Set<number>[]): number => sets.reduce((sum, { size }) => sum + size, 0)

/** Ids of categories, tags and base games by the words that people have for them. */
const synonymIndex = new MiniSearch<{ id: string; words: string }>({
  fields: ['words'],
  tokenize: toWords,
  processTerm: (word) => word,
  searchOptions: { tokenize: (word) => [word] },
})
synonymIndex.addAll(Object.entries(synonyms).map(([id, words]) => ({ id, words })))

const findSynonymIds = (word: string, fuzzy = 0): string[] =>
  synonymIndex.search(word, { prefix: word.length > 2, fuzzy }).map(({ id }) => id as string)

/** Every word in any order, as far as it is written. */
const createPrefixQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  prefix: true,
  ...textFields,
  bm25: ignoreLength,
  queries: [...words],
})

/** Every word in any order as far as it is written, or a synonym of it. */
const createSynonymQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word) => {
    const queries = getParticleVariants(word)
    return {
      combineWith: 'OR',
      queries: [
        { prefix: true, ...textFields, bm25: ignoreLength, queries },
        { ...idFields, queries: queries.flatMap((each) => findSynonymIds(each)) },
      ],
    }
  }),
})

/** One word, or what is spelled much like it. */
const createFuzzyWordQuery = (word: string, allowPrefix: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    { prefix: true, fuzzy: getMaxEdits(word), ...textFields, queries: [word] },
    { prefix: allowPrefix && word.length > 3, ...textFields, queries: getTranspositions(word) },
    {
      ...idFields,
      queries: findSynonymIds(word, getMaxSynonymEdits(word)),
    },
  ],
})

/** Every word, or one that is spelled much like it; the last may still be on its way. */
const createFuzzyQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word, at) => createFuzzyWordQuery(word, at === words.length - 1)),
})

/** One whole word as it is written, or a synonym of it, or what is spelled much like it. */
const createWholeWordQuery = (word: string): Query => ({
  combineWith: 'OR',
  queries: [
    { fuzzy: word.length < 4 ? 0 : 1, ...textFields, bm25: ignoreLength, queries: getParticleVariants(word) },
    {
      ...idFields,
      queries: getParticleVariants(word).flatMap((each) => findSynonymIds(each, getMaxSynonymEdits(each))),
    },
  ],
})

/** How many games are read in one go, so that a large catalogue stops nobody from typing. */
const batchSize = 500
/** Fewer letters than this, typed with the other layout, would be the beginning of anything. */
const minOtherLayoutLength = 3

/**
 * Reads the catalogue once, in slices. The finder first looks for what is typed as it is typed, then without the words
 * that name no game; where no game has that, for all of its words in any order or synonyms of them, however they are
 * divided by spaces and whichever layout the keyboard had; then for words that are spelled or key like them; and at
 * last for most of them.
 */
export async function createGameSearch({
  games,
  categories,
}: Pick<Catalogue, 'games' | 'categories'>): Promise<GameSearch> {
  const all = games()
  const search = createExactSearch(all, categories())
  const readSearchText = createSearchTextReader(categories())
  const vocabulary = new Set<string>()
  const index = new MiniSearch<{ id: number; ids: string } & SearchText>({
    fields: ['titles', 'about', 'ids'],
    tokenize: (text, field) => {
      if (field === 'ids') return text.split(' ')
      const words = splitWords(text)
      for (const word of words) vocabulary.add(word)
      return words
    },
    processTerm: (word) => word,
    // What is looked for is words already; of those, the article is gone but once.
    searchOptions: { boost: { titles: 4 }, tokenize: (word) => [word] },
  })
  const phoneticIndex = new PhoneticIndex()
  for (let from = 0; from < all.length; from += batchSize) {
    index.addAll(
      all.slice(from, from + batchSize).map((game, at) => {
        const text = readSearchText(game)
        phoneticIndex.add(from + at, text.titles)
        return { id: from + at, ids: [game.categoryId, game.baseId, ...game.tags].join(' '), ...text }
      }),
    )
    // oxlint-disable-next-line no-await-in-loop -- batches run one after another
    await new Promise((resolve) => setTimeout(resolve))
  }
  const sortedVocabulary = [...vocabulary].sort()
  const runQuery = (query: Query) => index.search(query).map(({ id }) => id as number)

  /** Whether any game or synonym has the word, which is far quicker to see than which games have it. */
  const isKnownWord = (word: string): boolean =>
    getParticleVariants(word).some(
      (each) => hasWordWithPrefix(each, sortedVocabulary) || findSynonymIds(each).length > 0,
    )

  /** All words as they are written, in any order, with spaces wherever they may belong. */
  function searchWords(words: readonly string[], unspaced: string): number[] {
    const written = words.every(isKnownWord) ? runQuery(createSynonymQuery(words)) : []
    if (written.length > 0 && words.length === 1) return written
    const segmentations = segmentWords(unspaced, sortedVocabulary, stripArticle)
    return [
      ...new Set([
        ...written,
        ...segmentations.flatMap((segmented) => runQuery(createPrefixQuery(segmented))),
      ]),
    ]
  }

  /** The games that have most of the words, first those that have more of them. Numbers isOnlyMatch make no game. */
  function searchMostWords(words: readonly string[]): number[] {
    const counts = new Map<number, number>()
    for (const word of words.filter((each) => !isNumber(each)))
      for (const game of runQuery(createWholeWordQuery(word))) counts.set(game, (counts.get(game) ?? 0) + 1)
    return [...counts]
      .filter(([, count]) => count >= words.length / 2)
      .sort(([, one], [, other]) => other - one)
      .map(([game]) => game)
  }

  const searchOtherLayout = (query: string): number[] =>
    convertLayout(query).flatMap((text) => {
      const words = selectSignificantWords(toWords(text))
      const unspaced = words.join('')
      return unspaced.length < minOtherLayoutLength ? [] : searchWords(words, unspaced)
    })

  return (query) => {
    const exact = search(query)
    const typed = toWords(query)
    if (exact.length > 0 || typed.length === 0) return { games: exact, isFuzzy: false }
    const words = selectSignificantWords(typed)
    if (words.length === 0) return { games: all, isFuzzy: false }
    const toGames = (found: Iterable<number>) => Array.from(found, (at) => all[at] as Game)

    const hasIgnoredWords = typed.some((word) => ignoredWords.has(word))
    const reduced = hasIgnoredWords ? search(words.join(' ')) : []
    if (reduced.length > 0) return { games: reduced, isFuzzy: false }
    const unspaced = normalizeText(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !ignoredWords.has(word))
      .join('')
    const written = searchWords(words, unspaced)
    if (written.length > 0) return { games: toGames(written), isFuzzy: false }

    const otherLayout = searchOtherLayout(query)
    if (otherLayout.length > 0) return { games: toGames(new Set(otherLayout)), isFuzzy: true }
    const fuzzy = runQuery(createFuzzyQuery(words))
    const similar = new Set([...fuzzy, ...phoneticIndex.find(words, fuzzy.length === 0)])
    return { games: toGames(similar.size > 0 ? similar : searchMostWords(words)), isFuzzy: true }
  }
}

let portalGameSearch: Promise<GameSearch> | undefined

/** The finder of the portal's catalogue, made when it is first asked for. */
export const loadGameSearch = (): Promise<GameSearch> => (portalGameSearch ??= createGameSearch(catalogue))
