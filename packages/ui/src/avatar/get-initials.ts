import { graphemePattern, toVisibleLine } from '../characters/index.ts'

const meaningfulCharacter = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const arabic = /\p{Script=Arabic}/u
/** Zero-width non-joiner: without it two Arabic initials would join and read as a word. */
const nonJoiner = '\u200C'

function getInitial(word: string): string | undefined {
  for (const [segment] of word.matchAll(graphemePattern)) {
    if (!meaningfulCharacter.test(segment)) continue
    // Arabic vowel marks are not part of the letter. In other scripts a mark can be the letter's sound.
    return arabic.test(segment) ? segment.replaceAll(/\p{M}/gu, '') : segment.toUpperCase()
  }
  return undefined
}

/**
 * Returns the initials of the first and the last word of a name in any script. Of an email address it uses the local
 * part. Returns '' for a name without letters or digits.
 */
export function getInitials(name: string): string {
  const words = toVisibleLine(name).split('@', 1).join('').split(/\s+/u)
  const letters = words.map(getInitial).filter((letter) => letter !== undefined)
  const first = letters[0] ?? ''
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return arabic.test(first) && arabic.test(last) ? `${first}${nonJoiner}${last}` : first + last
}
