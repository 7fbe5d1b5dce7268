import { useState } from 'react'
import { useKit, type Direction } from '../provider/index.ts'

const rightToLeftScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
/** Code and addresses are Latin in every language, so they have no say. */
const neutralText = /`[^`]*`|\b(?:https?:\/\/|www\.)\S+/gu
/** Not a pattern: on a long word without a dot it would try every beginning with every end. */
const stripMailAddresses = (text: string) =>
  text.replaceAll(/\S+/gu, (word) => {
    const at = word.indexOf('@')
    return at > 0 && word.indexOf('.', at + 2) > 0 ? ' ' : word
  })
/** Letters after which growing text keeps its direction: about two words. */
const minLettersToKeep = 12

/** Strong letters of a text by the way they are written, code and addresses left out. */
export function countStrongCharacters(text: string): Record<Direction, number> {
  const count = { ltr: 0, rtl: 0 }
  for (const letter of stripMailAddresses(text.replace(neutralText, ' ')).match(/\p{L}/gu) ?? []) {
    count[rightToLeftScripts.test(letter) ? 'rtl' : 'ltr'] += 1
  }
  return count
}

/** The direction of a word written in one script; undefined for figures, signs and mixtures. */
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
 * The direction of text from people or models: that of most of its letters, or the interface's own when
 * there are none or as many of both. Text that grows keeps the direction its beginning found, so that a
 * streamed answer never turns over while it is read.
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
