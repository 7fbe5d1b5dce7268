import { foldText } from '@saha/ui/characters'
import { tagLabels } from '../games/tags.ts'
import type { Category, Game } from '../types.ts'
import { Vocabulary } from './vocabulary.ts'

/** A category, tag or base game: what a game has besides its titles. */
export interface Attribute {
  id: string
  /** Folded names in every language. */
  names: readonly string[]
}

/** Finds a game's attributes by their place in `attributes`, which grows. */
interface AttributeReader {
  readonly attributes: readonly Attribute[]
  forEach: (game: Game, onAttribute: (place: number) => void) => void
}

/** Reads category and tags, and base games only where `isNamed` says that queries can name them. */
export function createAttributeReader(
  categories: readonly Category[],
  isNamed: (baseId: string) => boolean = () => false,
): AttributeReader {
  const attributes: Attribute[] = []
  const createKind = (create: (id: string) => Attribute) => {
    const known = new Map<string, number>()
    return (id: string): number => {
      const before = known.get(id)
      if (before !== undefined) return before
      const place = attributes.push(create(id)) - 1
      known.set(id, place)
      return place
    }
  }
  const titles = new Map<string, Category['title']>(categories.map(({ id, title }) => [id, title]))
  const readCategory = createKind((id) => toAttribute(id, titles.get(id)))
  const readTag = createKind((tag) => toAttribute(tag, tagLabels.get(tag), tag))
  const readBase = createKind((id) => toAttribute(id))
  return {
    attributes,
    forEach: ({ categoryId, tags, baseId }, onAttribute) => {
      onAttribute(readCategory(categoryId))
      for (const tag of tags) onAttribute(readTag(tag))
      if (isNamed(baseId)) onAttribute(readBase(baseId))
    },
  }
}

const toAttribute = (id: string, title?: Category['title'], ...names: string[]): Attribute => ({
  id,
  names: [...names, ...(title ? [title.en, title.ar] : [])].map(foldText),
})

const noAttributes: AttributeReader = { attributes: [], forEach: () => undefined }

/** Term of the empty word, which ends each title. */
export const titleEnd = 0
/** Games read between two pauses. */
const batchSize = 250

/**
 * Which games have which terms. A term is a word of a title as written, with its punctuation, or an attribute. Terms
 * are numbers: first the words in order, then the attributes.
 */
export class GameIndex {
  /** Titles' words between spaces, folded. */
  readonly vocabulary: Vocabulary
  readonly attributes: readonly Attribute[]
  /**
   * Terms of all games, game by game: the words of both titles, each title ended by `titleEnd`, then the attributes. A
   * game's terms are those from its start up to the next game's.
   */
  readonly terms: Uint32Array
  readonly termStarts: Uint32Array
  /** Games of all terms, term by term in the catalogue's order. */
  readonly #games: Uint32Array
  readonly #gameStarts: Uint32Array

  private constructor(
    words: ReadonlyMap<string, number>,
    attributes: readonly Attribute[],
    termStarts: readonly number[],
    /** Words are numbered as they were found, attributes from -1 down. */
    terms: readonly number[],
  ) {
    const vocabulary = new Vocabulary(words.keys())
    const ids = new Uint32Array(words.size)
    for (let id = 0; id < ids.length; id += 1) ids[words.get(vocabulary.words[id] as string) as number] = id
    // Loops over typed arrays: `from` with a function takes ten times as long.
    const sortedTerms = new Uint32Array(terms.length)
    const gameStarts = new Uint32Array(words.size + attributes.length + 1)
    for (let at = 0; at < terms.length; at += 1) {
      const found = terms[at] as number
      const term = found < 0 ? ids.length - 1 - found : (ids[found] as number)
      sortedTerms[at] = term
      gameStarts[term + 1] = (gameStarts[term + 1] as number) + 1
    }
    for (let term = 1; term < gameStarts.length; term += 1)
      gameStarts[term] = (gameStarts[term] as number) + (gameStarts[term - 1] as number)
    const next = gameStarts.slice()
    const games = new Uint32Array(terms.length)
    for (let game = 0; game < termStarts.length - 1; game += 1)
      for (let at = termStarts[game] as number; at < (termStarts[game + 1] as number); at += 1) {
        const term = sortedTerms[at] as number
        const place = next[term] as number
        next[term] = place + 1
        games[place] = game
      }
    this.vocabulary = vocabulary
    this.attributes = attributes
    this.terms = sortedTerms
    this.termStarts = new Uint32Array(termStarts)
    this.#games = games
    this.#gameStarts = gameStarts
  }

  /** Reads the games. The caller decides how long it pauses at each step. */
  static *read(games: readonly Game[], reader = noAttributes): Generator<undefined, GameIndex> {
    const words = new Map<string, number>([['', titleEnd]])
    // Folding is slow, and thousands of titles share the same words.
    const foldedWords = new Map<string, number[]>()
    const readWord = (written: string): number[] => {
      const known = foldedWords.get(written)
      if (known) return known
      const ids = foldText(written)
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => {
          const id = words.get(word) ?? words.size
          words.set(word, id)
          return id
        })
      foldedWords.set(written, ids)
      return ids
    }
    const terms: number[] = []
    const termStarts = [0]
    const readTitle = (title: string) => {
      for (const word of title.split(' ')) for (const term of readWord(word)) terms.push(term)
      terms.push(titleEnd)
    }
    for (const game of games) {
      const { en, ar } = game.title
      readTitle(en)
      readTitle(ar)
      reader.forEach(game, (attribute) => terms.push(-1 - attribute))
      if (termStarts.push(terms.length) % batchSize === 0) yield
    }
    yield
    return new GameIndex(words, reader.attributes, termStarts, terms)
  }

  static readAtOnce(games: readonly Game[], reader = noAttributes): GameIndex {
    const steps = GameIndex.read(games, reader)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }

  get gameCount(): number {
    return this.termStarts.length - 1
  }

  /** Number of terms: words, then attributes. */
  get termCount(): number {
    return this.#gameStarts.length - 1
  }

  attributeTerm(attribute: number): number {
    return this.vocabulary.words.length + attribute
  }

  /** Returns the games that have a term of the range, ordered by term; one may occur several times. */
  gamesOf(fromTerm: number, toTerm = fromTerm + 1): Uint32Array {
    return this.#games.subarray(this.#gameStarts[fromTerm], this.#gameStarts[toTerm])
  }

  countGamesOf(fromTerm: number, toTerm = fromTerm + 1): number {
    return (this.#gameStarts[toTerm] as number) - (this.#gameStarts[fromTerm] as number)
  }
}
