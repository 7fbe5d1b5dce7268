import { foldText } from '@saha/ui/characters'
import type { Category, Game } from '../types.ts'
import { createAttributeReader, GameIndex, titleEnd } from './game-index.ts'

/** Ranks of matches, best first. */
const [titleStart, wordStart, inTitle, inAttribute] = [1, 2, 3, 4]

/** The best rank of each game; 0 is no match. */
class Ranking {
  readonly #ranks: Uint8Array
  count = 0

  constructor(gameCount: number) {
    this.#ranks = new Uint8Array(gameCount)
  }

  add(game: number, rank: number): void {
    const before = this.#ranks[game]
    if (before === 0) this.count += 1
    if (before === 0 || rank < (before ?? 0)) this.#ranks[game] = rank
  }

  /** Returns the games with the best ranks. Ties keep the catalogue's order. */
  best(limit: number): number[] {
    const best: number[] = []
    for (const rank of [titleStart, wordStart, inTitle, inAttribute])
      for (let game = this.#ranks.indexOf(rank); game !== -1; game = this.#ranks.indexOf(rank, game + 1)) {
        if (best.length >= limit) return best
        best.push(game)
      }
    return best
  }
}

/** Ranks games with a word that contains the part. */
function rankByPart(index: GameIndex, part: string, ranking: Ranking, limit: number): void {
  const { vocabulary, terms, termStarts } = index
  const [from, to] = vocabulary.rangeOfPrefix(part)
  for (const game of index.gamesOf(from, to)) {
    let rank = wordStart
    let isStart = true
    for (let at = termStarts[game] as number; at < (termStarts[game + 1] as number); at += 1) {
      const term = terms[at] as number
      if (isStart && term >= from && term < to) rank = titleStart
      isStart = term === titleEnd
    }
    ranking.add(game, rank)
  }
  // Matches inside of words rank lower, and there are many.
  if (ranking.count >= limit) return
  for (const word of vocabulary.findContaining(part))
    for (const game of index.gamesOf(word)) ranking.add(game, inTitle)
}

/** Ranks games whose titles have these parts in a row: the end of a word, whole words, the start of a word. */
function rankByPhrase(index: GameIndex, parts: readonly string[], ranking: Ranking): void {
  const { vocabulary, terms, termStarts } = index
  const whole = parts.map((part) => vocabulary.idOf(part))
  if (whole.slice(1, -1).includes(-1)) return
  const endings = new Set(vocabulary.findContaining(parts[0] as string, true))
  const [from, to] = vocabulary.rangeOfPrefix(parts.at(-1) as string)
  const candidates = [
    [...endings].map((word) => [word, word + 1] as const),
    ...whole.slice(1, -1).map((word) => [[word, word + 1] as const]),
    [[from, to] as const],
  ]
  const rarest = findRarest(candidates, (ranges) =>
    ranges.reduce((sum, range) => sum + index.countGamesOf(...range), 0),
  )
  const isMatch = (start: number) =>
    endings.has(terms[start] as number) &&
    parts.every((_, at) => {
      const term = terms[start + at] as number
      return at === 0 || (at === parts.length - 1 ? term >= from && term < to : term === whole[at])
    })
  for (const range of rarest)
    for (const game of index.gamesOf(...range)) {
      const first = termStarts[game] as number
      for (let at = first; at <= (termStarts[game + 1] as number) - parts.length; at += 1)
        if (isMatch(at)) {
          const isStart = at === first || terms[at - 1] === titleEnd
          ranking.add(game, terms[at] !== whole[0] ? inTitle : isStart ? titleStart : wordStart)
        }
    }
}

/** Returns the item of the smallest size. */
export const findRarest = <Item>(items: readonly Item[], measure: (item: Item) => number): Item => {
  const sizes = items.map(measure)
  return items[sizes.indexOf(Math.min(...sizes))] as Item
}

/**
 * Returns games whose text contains the query. Titles that start with it come first, then words that do, then other
 * matches in titles, then tags and categories. Ties keep the catalogue's order. A blank query matches no game.
 */
export function findExactMatches(index: GameIndex, query: string, limit = Infinity): number[] {
  const needle = foldText(query)
  if (needle === '') return []
  const ranking = new Ranking(index.gameCount)
  const parts = needle.split(' ')
  if (parts.length === 1) rankByPart(index, needle, ranking, limit)
  else rankByPhrase(index, parts, ranking)
  if (ranking.count < limit)
    for (const [at, { names }] of index.attributes.entries())
      if (names.some((name) => name.includes(needle)))
        for (const game of index.gamesOf(index.attributeTerm(at))) ranking.add(game, inAttribute)
  return ranking.best(limit)
}

/**
 * Creates a search in titles in every language, and in tags and categories where categories are given. It reads the
 * games at the first query.
 */
export function createExactSearch(
  games: readonly Game[],
  categories?: readonly Category[],
): (query: string) => Game[] {
  let index: GameIndex | undefined
  return (query) => {
    index ??= GameIndex.readAtOnce(games, categories && createAttributeReader(categories))
    return findExactMatches(index, query).map((game) => games[game] as Game)
  }
}
