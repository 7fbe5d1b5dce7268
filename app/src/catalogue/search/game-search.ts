import MiniSearch, { type Query } from 'minisearch'
import { catalogue } from '../catalogue.ts'
import { foldText } from '@saha/ui/characters'
import { convertLayout } from './keyboard-layout.ts'
import { stopWords, synonyms } from './search-words.ts'
import { createExactSearch, createSearchTextReader, type SearchText } from './exact-search.ts'
import { hasWordWithPrefix, segmentWords } from './segment-words.ts'
import { toPhoneticKeys } from './phonetic-keys.ts'
import type { Catalogue, Game } from '../types.ts'

export interface SearchResult {
  /** Best match first. */
  games: readonly Game[]
  /** No game contains the words; these have words of similar spelling or sound. */
  isFuzzy: boolean
}

/** Finds games by a query and tolerates typos. */
export type GameSearch = (query: string) => SearchResult

/** Removes the Arabic article. In a short word it may be part of the word. */
const stripArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')

const splitWords = (folded: string): string[] =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stripArticle)

const toWords = (text: string): string[] => splitWords(foldText(text))

const isNumber = (word: string): boolean => /^\d+$/.test(word)

const ignoredWords: ReadonlySet<string> = new Set(stopWords.flatMap(toWords))
/** Limits the index look-ups of one query. */
const maxWords = 16

/** Returns the words that tell games apart. Single letters match too much, so they are ignored beside longer words. */
function selectSignificantWords(words: readonly string[]): string[] {
  const significant = [...new Set(words)].filter((word) => !ignoredWords.has(word))
  const long = significant.filter((word) => word.length > 1 || isNumber(word))
  return (long.length > 0 ? long : significant).slice(0, maxWords)
}

const getMaxEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2)
/** Synonyms are not shown beside their games, so they tolerate fewer typos. */
const getMaxSynonymEdits = (word: string): number => (word.length < 5 ? 0 : getMaxEdits(word))

/**
 * Returns the word with each two adjacent letters swapped, the most common typo. The index would count it as two
 * edits.
 */
const getTranspositions = (word: string): string[] =>
  word.length < 3
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )

/** Returns the word, and the word without its Arabic particle if it may have one (`وسباق`, `للبنات`, `بسيارة`). */
const getParticleVariants = (word: string): string[] =>
  /^[ولب](?=\p{L}{3})/u.test(word) ? [word, word.slice(1)] : [word]

/** Turns off length normalization, so that games with equally many matches keep the catalogue's order. */
const ignoreLength = { k: 1.2, b: 0, d: 0.5 }
const textFields = { fields: ['titles', 'about'] }
const idFields = { fields: ['ids'], bm25: ignoreLength }

/** Arabic article in Latin letters, with its assimilated forms: `al`, `an-`, `esh-`. */
const isLatinArticle = (word: string): boolean => /^[aei](?:[lnrtdsz]|sh)$/.test(word)

/** Returns numbers as they are and other words as phonetic keys. */
const toKeys = (word: string): string[] => (isNumber(word) ? [word] : toPhoneticKeys(word))

/** Index of games by the phonetic keys of their titles, in every language. */
class PhoneticIndex {
  readonly #gamesByKey = new Map<string, Set<number>>()
  /** Caches keys by word, because thousands of titles share the same few words. */
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
   * Returns games in the catalogue's order.
   *
   * @param isOnlyMatch whether no word matches by spelling. Only then do short words count, because many words share
   * their keys.
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

/** Index of categories, tags and base games by their synonyms. */
const synonymIndex = new MiniSearch<{ id: string; words: string }>({
  fields: ['words'],
  tokenize: toWords,
  processTerm: (word) => word,
  searchOptions: { tokenize: (word) => [word] },
})
synonymIndex.addAll(Object.entries(synonyms).map(([id, words]) => ({ id, words })))

const findSynonymIds = (word: string, fuzzy = 0): string[] =>
  synonymIndex.search(word, { prefix: word.length > 2, fuzzy }).map(({ id }) => id as string)

/** Matches all words in any order, by prefix. */
const createPrefixQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  prefix: true,
  ...textFields,
  bm25: ignoreLength,
  queries: [...words],
})

/** Matches all words in any order, by prefix or synonym. */
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

/** Matches a word with typos. */
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

/** Matches all words with typos. The last word may be incomplete. */
const createFuzzyQuery = (words: readonly string[]): Query => ({
  combineWith: 'AND',
  queries: words.map((word, at) => createFuzzyWordQuery(word, at === words.length - 1)),
})

/** Matches a whole word, its synonyms, or a spelling with one typo. */
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

/** Games indexed in one task, so that a large catalogue does not block typing. */
const batchSize = 500
/** Shorter texts typed with the other layout match too much. */
const minOtherLayoutLength = 3

/** Creates the search and indexes the catalogue in batches. The steps are in `docs/decisions/0006-game-search.md`. */
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
    // The terms of a query are words without an article already.
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

  /** Checks for the word in the index or synonyms, which is much faster than a search for its games. */
  const isKnownWord = (word: string): boolean =>
    getParticleVariants(word).some(
      (each) => hasWordWithPrefix(each, sortedVocabulary) || findSynonymIds(each).length > 0,
    )

  /** Searches for all words as written, in any order, with spaces added or removed. */
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

  /** Returns games with at least half of the words, most matches first. Numbers do not count. */
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
    const unspaced = foldText(query)
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

/** Creates the search of the portal's catalogue on first use. */
export const loadGameSearch = (): Promise<GameSearch> => (portalGameSearch ??= createGameSearch(catalogue))
