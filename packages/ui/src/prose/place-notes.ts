import { grapheme } from '../characters/index.ts'

/** Stands for a note in the text. A symbol, so that Markdown's marks before it still close. */
const sign = '\uFFFC'
const signed = new RegExp(`${sign}(\\d+)${sign}`)
const anySign = new RegExp(`${sign}\\d+${sign}`, 'g')

/** What no note may break open: blocks and pieces of code, links and pictures, addresses. */
const whole =
  /```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$)|`[^`\n]*`|!?\[[^\][\n]*\](?:\([^()\n]*\)|\[[^\][\n]*\])|<https?:[^<>\s]*>|https?:[^<>\s]+/g
const fence = /^(?:```|~~~)/
const address = /^https?:/
/** What ends a sentence in either language belongs before its note, and so do marks that close. */
const endings = /^(?:[*_~]{0,3}[.,;:!?…،؛؟۔»”’)\]]+|[*_~]{1,3})(?=[\s*_~]|$)/
const hasWords = /[\p{L}\p{N}]/u

interface Place {
  at: number
  /** What keeps the note out of what stands before it. */
  apart: string
}

/** Back to the end of the last words, out of a table's borders and the lines drawn between blocks. */
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

/** Where a note that is meant for a character may stand. */
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

/** Markdown with signs for its notes, each behind the words that it is meant for. */
export function placeNotes(markdown: string, wanted: readonly number[]): string {
  // A stranger's own sign stands for nothing.
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

/** Words and, at every odd place, the number of a note between them. */
export const splitAtNotes = (text: string): readonly string[] => text.split(signed)

/** The text where no note can stand. */
export const withoutNotes = (text: string): string => text.replaceAll(anySign, '')
