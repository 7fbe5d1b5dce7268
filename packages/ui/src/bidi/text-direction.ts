import { useState } from 'react'
import { useKit, type Direction } from '../provider/index.ts'

const rightToLeftScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
/** Code and addresses are Latin in every language, so they have no say. */
const noVote = /`[^`]*`|\b(?:https?:\/\/|www\.)\S+/gu
/** Not a pattern: on a long word without a dot it would try every beginning with every end. */
const withoutMailAddresses = (text: string) =>
  text.replaceAll(/\S+/gu, (word) => {
    const at = word.indexOf('@')
    return at > 0 && word.indexOf('.', at + 2) > 0 ? ' ' : word
  })
/** Letters after which growing text keeps its direction: about two words. */
const enough = 12

/** Strong letters of a text by the way they are written, code and addresses left out. */
export function countStrongCharacters(text: string): Record<Direction, number> {
  const count = { ltr: 0, rtl: 0 }
  for (const letter of withoutMailAddresses(text.replace(noVote, ' ')).match(/\p{L}/gu) ?? []) {
    count[rightToLeftScripts.test(letter) ? 'rtl' : 'ltr'] += 1
  }
  return count
}

/** The direction of a word written in one script; undefined for figures, signs and mixtures. */
export function directionOfWord(word: string): Direction | undefined {
  let own: Direction | undefined
  for (const letter of word.match(/\p{L}/gu) ?? []) {
    const direction = rightToLeftScripts.test(letter) ? 'rtl' : 'ltr'
    if (own !== undefined && own !== direction) return undefined
    own = direction
  }
  return own
}

/**
 * The direction of text from people or models: that of most of its letters, or the interface's own when
 * there are none or as many of both. Text that grows keeps the direction its beginning found, so that a
 * streamed answer never turns over while it is read.
 */
export function useTextDirection(text: string): Direction {
  const { dir } = useKit()
  const [kept, setKept] = useState<{ beginning: string; direction: Direction }>()
  if (kept && text.startsWith(kept.beginning)) return kept.direction
  const { ltr, rtl } = countStrongCharacters(text)
  const direction = ltr === rtl ? dir : ltr > rtl ? 'ltr' : 'rtl'
  if (ltr + rtl >= enough && ltr !== rtl) setKept({ beginning: text, direction })
  else if (kept) setKept(undefined)
  return direction
}
