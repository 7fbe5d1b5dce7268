import { foldText } from '@saha/ui/characters'
import { toPhoneticKeys } from './phonetic-keys.ts'
import { stopWords } from './search-words.ts'

/** Removes the Arabic article. In a short word it may be part of the word. */
export const stripArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')

/** Returns the words of a folded text, without Arabic articles. */
export const splitWords = (folded: string): string[] =>
  folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stripArticle)

/** Returns the folded words of a text. */
export const toWords = (text: string): string[] => splitWords(foldText(text))

/** Returns whether a word is a whole number. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Words that say nothing about a game, in every language. */
export const ignoredWords: ReadonlySet<string> = new Set(stopWords.flatMap(toWords))

/** Limits the index look-ups of one query. */
const maxWords = 16

/** Returns the words that tell games apart. Single letters match too much, so they are ignored beside longer words. */
export function selectSignificantWords(words: readonly string[]): string[] {
  const significant = [...new Set(words)].filter((word) => !ignoredWords.has(word))
  const long = significant.filter((word) => word.length > 1 || isNumber(word))
  return (long.length > 0 ? long : significant).slice(0, maxWords)
}

/** Returns how many typos a word may have: none in two letters, two from eight letters. */
export const getMaxEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2)
/** Synonyms are not shown beside their games, so they tolerate fewer typos. */
export const getMaxSynonymEdits = (word: string): number => (word.length < 5 ? 0 : getMaxEdits(word))

/**
 * Returns the word with each two adjacent letters swapped. It is the most common typo, so it is recognized before the
 * word is complete.
 */
export const getTranspositions = (word: string): string[] =>
  word.length < 3
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      )

/** Returns the word, and the word without its Arabic particle if it may have one (`وسباق`, `للبنات`, `بسيارة`). */
export const getParticleVariants = (word: string): string[] =>
  /^[ولب](?=\p{L}{3})/u.test(word) ? [word, word.slice(1)] : [word]

/** Arabic article in Latin letters, with its assimilated forms: `al`, `an-`, `esh-`. */
export const isLatinArticle = (word: string): boolean => /^[aei](?:[lnrtdsz]|sh)$/.test(word)

/** Returns numbers as they are and other words as phonetic keys. */
export const toKeys = (word: string): string[] => (isNumber(word) ? [word] : toPhoneticKeys(word))
