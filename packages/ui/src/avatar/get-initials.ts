import { graphemePattern, toVisibleLine } from '../characters/index.ts'

const meaningfulCharacter = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const arabic = /\p{Script=Arabic}/u
/** Keeps two Arabic letters apart, as initials are written; joined, they would read as a word. */
const nonJoiner = '\u200C'

function getInitial(word: string): string | undefined {
  for (const [segment] of word.matchAll(graphemePattern)) {
    if (!meaningfulCharacter.test(segment)) continue
    // Vowel marks belong to the word, not to its letter. In other scripts a mark can be the letter's sound.
    return arabic.test(segment) ? segment.replaceAll(/\p{M}/gu, '') : segment.toUpperCase()
  }
  return undefined
}

/**
 * One or two letters for a name in any script: of its first and its last word. An address gives the letter of
 * the person, a name without letters or digits gives ''.
 */
export function getInitials(name: string): string {
  const words = toVisibleLine(name).split('@', 1).join('').split(/\s+/u)
  const letters = words.map(getInitial).filter((letter) => letter !== undefined)
  const first = letters[0] ?? ''
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return arabic.test(first) && arabic.test(last) ? `${first}${nonJoiner}${last}` : first + last
}
