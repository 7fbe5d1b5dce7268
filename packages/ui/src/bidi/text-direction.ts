import { useState } from 'react'
import { useKit, type Direction } from '../provider/index.ts'

const rightToLeftScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
/** Code and URLs are Latin in every language, so they do not count. */
const neutralText = /`[^`]*`|\b(?:https?:\/\/|www\.)\S+/gu
/** A loop instead of one regular expression, which would backtrack on long words without a dot. */
const stripMailAddresses = (text: string) =>
  text.replaceAll(/\S+/gu, (word) => {
    const at = word.indexOf('@')
    return at > 0 && word.indexOf('.', at + 2) > 0 ? ' ' : word
  })
/** Minimum number of letters (about two words) after which growing text keeps its direction. */
const minLettersToKeep = 12

/** Counts the letters of each direction, without code and addresses. */
export function countStrongCharacters(text: string): Record<Direction, number> {
  const count = { ltr: 0, rtl: 0 }
  for (const letter of stripMailAddresses(text.replace(neutralText, ' ')).match(/\p{L}/gu) ?? []) {
    count[rightToLeftScripts.test(letter) ? 'rtl' : 'ltr'] += 1
  }
  return count
}

/** Returns the direction of a word in one script; undefined for numbers, symbols and mixed scripts. */
export function getWordDirection(word: string): Direction | undefined {
  let found: Direction | undefined
  for (const letter of word.match(/\p{L}/gu) ?? []) {
    const direction = rightToLeftScripts.test(letter) ? 'rtl' : 'ltr'
    if (found !== undefined && found !== direction) return undefined
    found = direction
  }
  return found
}

/**
 * Returns the direction of most letters in a text from people or models. Without letters, or with as many of both, it
 * is the page's direction. Growing text keeps its first direction, so that a streamed reply does not flip.
 */
export function useTextDirection(text: string): Direction {
  const { dir } = useKit()
  const [decided, setDecided] = useState<{ beginning: string; direction: Direction }>()
  if (decided && text.startsWith(decided.beginning)) return decided.direction
  const { ltr, rtl } = countStrongCharacters(text)
  const direction = ltr === rtl ? dir : ltr > rtl ? 'ltr' : 'rtl'
  if (ltr + rtl >= minLettersToKeep && ltr !== rtl) setDecided({ beginning: text, direction })
  else if (decided) setDecided(undefined)
  return direction
}
