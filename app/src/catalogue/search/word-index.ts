import { findRarest } from './exact-search.ts'
import type { GameIndex } from './game-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** Terms that match a word of a query, each with the cost of its best match. */
export class WordMatches {
  readonly terms: number[] = []
  /** Cost of each term; 0 is no match. */
  readonly costs: Uint8Array

  constructor(termCount: number) {
    this.costs = new Uint8Array(termCount)
  }

  add(term: number, cost: number): void {
    const before = this.costs[term] as number
    if (before === 0) this.terms.push(term)
    if (before === 0 || cost < before) this.costs[term] = cost
  }
}

const [wholeWord, wordPrefix, attribute] = [1, 2, 3]

/** Finds terms by words. */
export class WordIndex {
  readonly vocabulary: Vocabulary
  readonly #terms: readonly (readonly number[])[]
  readonly #firstAttribute: number

  constructor(termsByWord: ReadonlyMap<string, readonly number[]>, firstAttribute: number) {
    this.vocabulary = new Vocabulary(termsByWord.keys())
    this.#terms = this.vocabulary.words.map((word) => termsByWord.get(word) ?? [])
    this.#firstAttribute = firstAttribute
  }

  #add(matches: WordMatches, id: number, cost: number, extra: number): void {
    for (const term of this.#terms[id] ?? [])
      matches.add(term, extra + (term >= this.#firstAttribute ? attribute : cost))
  }

  /** Adds the terms of words that start with this one. */
  addPrefix(matches: WordMatches, word: string, extra = 0): void {
    const [from, to] = this.vocabulary.rangeOfPrefix(word)
    for (let id = from; id < to; id += 1)
      this.#add(matches, id, this.vocabulary.words[id] === word ? wholeWord : wordPrefix, extra)
  }

  /** Adds the terms of words of similar spelling; each typo has a cost. */
  addSimilar(matches: WordMatches, word: string, maxEdits: number, perEdit: number): void {
    this.vocabulary.forEachSimilar(word, maxEdits, (id, edits) =>
      this.#add(matches, id, wholeWord, edits * perEdit),
    )
  }
}

/** Returns the games that match all words, lowest cost first. Ties keep the catalogue's order. */
export function findGamesWithAll(
  index: GameIndex,
  words: readonly WordMatches[],
  limit = Infinity,
): number[] {
  if (words.length === 0 || words.some(({ terms }) => terms.length === 0)) return []
  const rarest = findRarest(words, ({ terms }) =>
    terms.reduce((sum, term) => sum + index.countGamesOf(term), 0),
  )
  const { terms, termStarts, gameCount } = index
  const isSeen = new Uint8Array(gameCount)
  /** Cost and game in one number, which sorts by both. */
  const found: number[] = []
  for (const candidates of rarest.terms)
    for (const game of index.gamesOf(candidates)) {
      if (isSeen[game]) continue
      isSeen[game] = 1
      let total = 0
      for (const { costs } of words) {
        let lowest = 0
        for (let at = termStarts[game] as number; at < (termStarts[game + 1] as number); at += 1) {
          const cost = costs[terms[at] as number] as number
          if (cost > 0 && (lowest === 0 || cost < lowest)) lowest = cost
        }
        if (lowest === 0) {
          total = 0
          break
        }
        total += lowest
      }
      if (total > 0) found.push(total * gameCount + game)
    }
  return Array.from(
    Float64Array.from(found).sort().subarray(0, Math.min(limit, found.length)),
    (each) => each % gameCount,
  )
}
