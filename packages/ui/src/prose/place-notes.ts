import { grapheme } from '../characters/index.ts'

/** Placeholder of a note. It is a symbol, so that Markdown marks before it still close. */
const sign = '\uFFFC'
const signed = new RegExp(`${sign}(\\d+)${sign}`)
const anySign = new RegExp(`${sign}\\d+${sign}`, 'g')

/** Text that a note must not split: code, links, images and URLs. */
const whole =
  /```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$)|`[^`\n]*`|!?\[[^\][\n]*\](?:\([^()\n]*\)|\[[^\][\n]*\])|<https?:[^<>\s]*>|https?:[^<>\s]+/g
const fence = /^(?:```|~~~)/
const address = /^https?:/
/** Closing punctuation and marks that belong before a note, in both languages. */
const endings = /^(?:[*_~]{0,3}[.,;:!?…،؛؟۔»”’)\]]+|[*_~]{1,3})(?=[\s*_~]|$)/
const hasWords = /[\p{L}\p{N}]/u

interface Place {
  at: number
  /** Separator between the note and the text before it. */
  apart: string
}

/** Moves back to the end of the last word, out of table borders and separator lines. */
function backToWords(text: string, from: number): number {
  let at = from
  while (at > 0) {
    while (/[\s|]/.test(text.charAt(at - 1))) at -= 1
    const begins = text.lastIndexOf('\n', at - 1) + 1
    const ends = text.indexOf('\n', at)
    if (hasWords.test(text.slice(begins, ends === -1 ? text.length : ends))) return at
    at = begins
  }
  return at
}

/** Returns the end of the grapheme that holds `at`. */
function endOfGrapheme(text: string, at: number): number {
  let end = Math.max(0, text.lastIndexOf(' ', at - 1))
  for (const [character] of text.slice(end).matchAll(grapheme)) {
    if (end >= at) break
    end += character.length
  }
  return end
}

/** Returns the valid position of a note closest to the requested index. */
function placeOf(text: string, wanted: number): Place {
  const at = endOfGrapheme(text, backToWords(text, Math.min(Math.max(0, wanted), text.length)))
  for (const { 0: piece, index } of text.matchAll(whole)) {
    const end = index + piece.length
    if (index >= at) break
    if (at > end) continue
    if (fence.test(piece)) return { at: end, apart: '\n\n' }
    if (address.test(piece)) return { at: end, apart: ' ' }
    return { at: end + (endings.exec(text.slice(end))?.[0].length ?? 0), apart: '' }
  }
  return { at: at + (endings.exec(text.slice(at))?.[0].length ?? 0), apart: '' }
}

/** Inserts a placeholder for each note after its passage. */
export function placeNotes(markdown: string, wanted: readonly number[]): string {
  // Removes placeholders of untrusted text.
  const text = markdown.replaceAll(sign, '\uFFFD')
  const places = wanted.map((at, note) => ({ ...placeOf(text, at), note })).toSorted((a, b) => a.at - b.at)
  let placed = ''
  let done = 0
  for (const { at, apart, note } of places) {
    const isFirstHere = at > done || placed === ''
    placed += `${text.slice(done, at)}${isFirstHere ? apart : ''}${sign}${note}${sign}`
    done = at
  }
  return placed + text.slice(done)
}

/** Splits a text at its placeholders. Odd entries are note numbers. */
export const splitAtNotes = (text: string): readonly string[] => text.split(signed)

/** Removes the placeholders where notes are not supported. */
export const withoutNotes = (text: string): string => text.replaceAll(anySign, '')
