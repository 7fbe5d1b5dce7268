import { catalogue } from '../catalogue.ts'
import { foldText } from '@saha/ui/characters'
import { convertLayout } from './keyboard-layout.ts'
import {
  getMaxEdits,
  getMaxSynonymEdits,
  getParticleVariants,
  getTranspositions,
  isLatinArticle,
  isNumber,
  selectSignificantWords,
  splitWords,
  toKeys,
  toWords,
  ignoredWords,
  stripArticle,
} from './query-words.ts'
import { synonyms } from './search-words.ts'
import { findExactMatches } from './exact-search.ts'
import { createAttributeReader, GameIndex } from './game-index.ts'
import { segmentMisspelt, segmentWords } from './segment-words.ts'
import { findGamesWithAll, WordIndex, WordMatches } from './word-index.ts'
import type { Catalogue, Game } from '../types.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface SearchResult {
  /** Best match first. */
  games: readonly Game[]
  /** No game contains the words; these have words of similar spelling or sound. */
  isFuzzy: boolean
}

/** Finds games by a query and tolerates typos. Of the best matches, it returns as many as asked for. */
export type GameSearch = (query: string, limit?: number) => SearchResult

/** Shorter texts typed with the other layout match too much. */
const minOtherLayoutLength = 3

/** Costs that are added to those of a match as written. */
const [perEdit, swappedPrefix, sound] = [4, 3, 20]

function addTo<Key>(terms: Map<Key, number[]>, key: Key, term: number): void {
  const known = terms.get(key)
  if (known) known.push(term)
  else terms.set(key, [term])
}

type SearchedCatalogue = Pick<Catalogue, 'games' | 'categories'>

/** Words read between two pauses. */
const batchSize = 250

/** Indexes titles by the phonetic keys of their words, in every language. */
function* indexSounds({ words }: Vocabulary, termsByKey: Map<string, number[]>): Generator<undefined, void> {
  for (const [term, text] of words.entries()) {
    for (const key of splitWords(text).flatMap(toKeys)) addTo(termsByKey, key, term)
    if (term % batchSize === 0) yield
  }
}

/** Indexes the catalogue. The steps of a search are in `docs/decisions/0006-game-search.md`. */
function* buildGameSearch({
  games: readGames,
  categories,
}: SearchedCatalogue): Generator<undefined, { search: GameSearch; sounds: Generator<undefined, void> }> {
  const games = readGames()
  const index = yield* GameIndex.read(
    games,
    createAttributeReader(categories(), (id) => Object.hasOwn(synonyms, id)),
  )
  const termsByWord = new Map<string, number[]>()
  const termsBySynonym = new Map<string, number[]>()
  for (const [term, text] of index.vocabulary.words.entries()) {
    for (const word of splitWords(text)) addTo(termsByWord, word, term)
    if (term % batchSize === 0) yield
  }
  for (const [at, { id, names }] of index.attributes.entries()) {
    const term = index.attributeTerm(at)
    for (const word of names.flatMap(splitWords)) addTo(termsByWord, word, term)
    for (const word of toWords(synonyms[id] ?? '')) addTo(termsBySynonym, word, term)
  }
  yield
  const firstAttribute = index.attributeTerm(0)
  const wordIndex = new WordIndex(termsByWord, firstAttribute)
  const synonymIndex = new WordIndex(termsBySynonym, firstAttribute)
  yield
  const termsByKey = new Map<string, number[]>()
  const sounds = indexSounds(index.vocabulary, termsByKey)
  const createMatches = () => new WordMatches(index.termCount)

  /** Matches the word as the start of a word. */
  function matchPrefix(word: string, matches = createMatches()): WordMatches {
    wordIndex.addPrefix(matches, word)
    return matches
  }

  function matchSynonyms(word: string, maxEdits: number, matches: WordMatches): void {
    if (word.length > 2) synonymIndex.addPrefix(matches, word)
    synonymIndex.addSimilar(matches, word, maxEdits, perEdit)
  }

  /** Matches the word as the start of a word, or as a synonym. */
  function matchWritten(word: string): WordMatches {
    const matches = createMatches()
    for (const variant of getParticleVariants(word)) {
      matchPrefix(variant, matches)
      matchSynonyms(variant, 0, matches)
    }
    return matches
  }

  /** Matches the word with typos. The last word may be incomplete. */
  function matchMisspelt(word: string, isLast: boolean): WordMatches {
    const matches = matchPrefix(word)
    wordIndex.addSimilar(matches, word, getMaxEdits(word), perEdit)
    if (isLast && word.length > 3)
      for (const swapped of getTranspositions(word)) wordIndex.addPrefix(matches, swapped, swappedPrefix)
    matchSynonyms(word, getMaxSynonymEdits(word), matches)
    return matches
  }

  /** Matches a whole word, its synonyms, or a spelling with one typo. */
  function matchWhole(word: string): WordMatches {
    const matches = createMatches()
    for (const variant of getParticleVariants(word)) {
      wordIndex.addSimilar(matches, variant, word.length < 4 ? 0 : 1, perEdit)
      matchSynonyms(variant, getMaxSynonymEdits(variant), matches)
    }
    return matches
  }

  const isKnownWord = (word: string): boolean =>
    getParticleVariants(word).some(
      (each) => wordIndex.vocabulary.hasPrefix(each) || synonymIndex.vocabulary.hasPrefix(each),
    )

  /** Searches for all words as written, in any order, with spaces added or removed. */
  function searchWords(words: readonly string[], unspaced: string, limit: number): number[] {
    const written = words.every(isKnownWord) ? findGamesWithAll(index, words.map(matchWritten), limit) : []
    if (written.length > 0 && words.length === 1) return written
    const segmentations = segmentWords(unspaced, wordIndex.vocabulary, stripArticle)
    const segmented = segmentations.flatMap((parts) =>
      findGamesWithAll(
        index,
        parts.map((part) => matchPrefix(part)),
        limit,
      ),
    )
    return [...new Set([...written, ...segmented])]
  }

  /** Searches for titles by the sound of their words, in the catalogue's order. */
  function searchSounds(words: readonly string[], isOnlyMatch: boolean, limit: number): number[] {
    const keys = words
      .filter((word) => !isLatinArticle(word))
      .map(toKeys)
      .filter((alternatives) => alternatives.length > 0)
    const consonants = keys.map(([shortest = '']) => shortest.replaceAll(/\d/g, '')).join('')
    // Many words share the keys of short words.
    if (keys.length === 0 || (!isOnlyMatch && consonants.length < 3)) return []
    while (!sounds.next().done);
    const matches = keys.map((alternatives) => {
      const each = createMatches()
      for (const key of alternatives) for (const term of termsByKey.get(key) ?? []) each.add(term, sound)
      return each
    })
    return findGamesWithAll(index, matches, limit)
  }

  /** Searches for all words with typos, or for the text without spaces with a typo in one word. */
  function searchMisspelt(words: readonly string[], unspaced: string, limit: number): number[] {
    const found = findGamesWithAll(
      index,
      words.map((word, at) => matchMisspelt(word, at === words.length - 1)),
      limit,
    )
    if (found.length > 0) return found
    return segmentMisspelt(unspaced, wordIndex.vocabulary, stripArticle).flatMap(
      ({ before, part, after }) => {
        const misspelt = createMatches()
        wordIndex.addSimilar(misspelt, part, getMaxEdits(part), perEdit)
        if (misspelt.terms.length === 0) return []
        return findGamesWithAll(
          index,
          [misspelt, ...[...before, ...after].map((word) => matchPrefix(word))],
          limit,
        )
      },
    )
  }

  /** Returns games with at least half of the words, most matches first. Numbers do not count. */
  function searchMostWords(words: readonly string[], limit: number): number[] {
    const counts = new Map<number, number>()
    for (const word of words.filter((each) => !isNumber(each)))
      for (const game of findGamesWithAll(index, [matchWhole(word)]))
        counts.set(game, (counts.get(game) ?? 0) + 1)
    return [...counts]
      .filter(([, count]) => count >= words.length / 2)
      .sort(([, one], [, other]) => other - one)
      .slice(0, limit)
      .map(([game]) => game)
  }

  /** Returns the significant words of a text, and its text without spaces. */
  const readQuery = (text: string): [words: string[], unspaced: string] => {
    return [
      selectSignificantWords(toWords(text)),
      foldText(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => !ignoredWords.has(word))
        .join(''),
    ]
  }

  function searchOtherLayout(
    query: string,
    limit: number,
    search: (words: readonly string[], unspaced: string, limit: number) => number[],
  ): number[] {
    return convertLayout(query).flatMap((text) => {
      const [words, unspaced] = readQuery(text)
      return unspaced.length < minOtherLayoutLength ? [] : search(words, unspaced, limit)
    })
  }

  const search: GameSearch = (query, limit = Infinity) => {
    const toResult = (found: Iterable<number>, isFuzzy: boolean): SearchResult => ({
      games: [...new Set(found)].slice(0, limit).map((at) => games[at] as Game),
      isFuzzy,
    })
    const exact = findExactMatches(index, query, limit)
    const typed = toWords(query)
    if (exact.length > 0 || typed.length === 0) return toResult(exact, false)
    const [words, unspaced] = readQuery(query)
    if (words.length === 0) return { games: games.slice(0, limit), isFuzzy: false }

    const hasIgnoredWords = typed.some((word) => ignoredWords.has(word))
    const reduced = hasIgnoredWords ? findExactMatches(index, words.join(' '), limit) : []
    if (reduced.length > 0) return toResult(reduced, false)
    const written = searchWords(words, unspaced, limit)
    if (written.length > 0) return toResult(written, false)

    const otherLayout = searchOtherLayout(query, limit, searchWords)
    if (otherLayout.length > 0) return toResult(otherLayout, true)
    const misspelt = searchMisspelt(words, unspaced, limit)
    const similar = [...misspelt, ...searchSounds(words, misspelt.length === 0, limit)]
    if (similar.length > 0) return toResult(similar, true)
    const misspeltInOtherLayout = searchOtherLayout(query, limit, searchMisspelt)
    if (misspeltInOtherLayout.length > 0) return toResult(misspeltInOtherLayout, true)
    return toResult(searchMostWords(words, limit), true)
  }
  return { search, sounds }
}

/** Time in ms after which indexing lets other tasks run. */
const maxTaskMs = 12

async function runInTasks<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let startedAt = performance.now(); ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - startedAt < maxTaskMs) continue
    // oxlint-disable-next-line no-await-in-loop -- steps run one after another
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}

/**
 * Creates the search. Indexing pauses for other tasks, so a large catalogue does not block typing. Sounds are indexed
 * afterwards, or when a query needs them.
 */
export async function createGameSearch(searched: SearchedCatalogue): Promise<GameSearch> {
  const { search, sounds } = await runInTasks(buildGameSearch(searched))
  void runInTasks(sounds)
  return search
}

let portalGameSearch: Promise<GameSearch> | undefined

/** Creates the search of the portal's catalogue on first use. */
export const loadGameSearch = (): Promise<GameSearch> => (portalGameSearch ??= createGameSearch(catalogue))
