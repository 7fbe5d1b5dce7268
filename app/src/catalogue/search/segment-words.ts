import type { Vocabulary } from './vocabulary.ts'

const maxSegmentations = 8
const maxTextLength = 80
const maxWordLength = 24

const isLongEnough = (word: string): boolean => word.length > 1 || /\d/.test(word)

/**
 * Splits a text without spaces into known words; the last one may be incomplete. `starbreak` is `star` and `break`.
 *
 * @param normalize turns a part into the word that is looked up
 */
export function segmentWords(
  text: string,
  vocabulary: Vocabulary,
  normalize: (part: string) => string,
): string[][] {
  if (text.length > maxTextLength) return []
  const deadEnds = new Set<number>()
  const found: string[][] = []

  function divide(from: number, before: readonly string[]): boolean {
    if (deadEnds.has(from)) return false
    const foundBefore = found.length
    for (let end = Math.min(text.length, from + maxWordLength); end > from; end -= 1) {
      if (found.length >= maxSegmentations) return true
      const word = normalize(text.slice(from, end))
      if (!isLongEnough(word)) continue
      if (end === text.length) {
        if (vocabulary.hasPrefix(word)) found.push([...before, word])
      } else if (vocabulary.idOf(word) !== -1) divide(end, [...before, word])
    }
    const isFound = found.length > foundBefore
    if (!isFound) deadEnds.add(from)
    return isFound
  }

  divide(0, [])
  return found
}

/** Known words around a part that is none: a typo. */
interface Misspelling {
  before: readonly string[]
  part: string
  after: readonly string[]
}

const minPartLength = 3
const maxMisspellings = 12

/** Splits a text without spaces into known words and one part with a typo, in every way. */
export function segmentMisspelt(
  text: string,
  vocabulary: Vocabulary,
  normalize: (part: string) => string,
): Misspelling[] {
  if (text.length > maxTextLength) return []
  const isKnown = (word: string, isLast: boolean) =>
    isLongEnough(word) && (isLast ? vocabulary.hasPrefix(word) : vocabulary.idOf(word) !== -1)
  const heads = new Map<number, string[]>([[0, []]])
  for (let from = 0; from < text.length; from += 1) {
    const before = heads.get(from)
    if (!before) continue
    for (let end = from + 1; end <= Math.min(text.length, from + maxWordLength); end += 1) {
      const word = normalize(text.slice(from, end))
      if (!heads.has(end) && isKnown(word, false)) heads.set(end, [...before, word])
    }
  }
  const tails = new Map<number, string[]>([[text.length, []]])
  for (let from = text.length - 1; from > 0; from -= 1)
    for (const [end, after] of tails) {
      const word = normalize(text.slice(from, end))
      if (tails.has(from) || end - from > maxWordLength || !isKnown(word, end === text.length)) continue
      tails.set(from, [word, ...after])
    }
  return [...heads]
    .flatMap(([from, before]) =>
      [...tails].map(([end, after]) => ({ before, part: normalize(text.slice(from, end)), after })),
    )
    .filter(({ part }) => part.length >= minPartLength && part.length <= maxWordLength)
    .slice(0, maxMisspellings)
}
