import { graphemePattern } from '../../characters/index.ts'
import { findFormulas } from './formulas.ts'

/** Placeholder of a note. It is a symbol, so that Markdown marks before it still close. */
const marker = '\uFFFC'
const markerPattern = new RegExp(`${marker}(\\d+)${marker}`)
const anyMarker = new RegExp(`${marker}\\d+${marker}`, 'g')

/** Text that a note must not split, besides formulas: code, links, images and URLs. */
const unbreakable =
  /```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$)|`[^`\n]*`|!?\[[^\][\n]*\](?:\([^()\n]*\)|\[[^\][\n]*\])|<https?:[^<>\s]*>|https?:[^<>\s]+/g
const fence = /^(?:```|~~~)/
const address = /^https?:/
/** Closing punctuation and marks that belong before a note, in both languages. */
const endings = /^(?:[*_~]{0,3}[.,;:!?…،؛؟۔»”’)\]]+|[*_~]{1,3})(?=[\s*_~]|$)/
const hasWords = /[\p{L}\p{N}]/u

interface InsertionPoint {
  at: number
  /** Separator between the note and the text before it. */
  separator: string
}

/** Moves back to the end of the last word, out of table borders and separator lines. */
function findTextEnd(text: string, from: number): number {
  let at = from
  while (at > 0) {
    while (/[\s|]/.test(text.charAt(at - 1))) at -= 1
    if (at === 0) break
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
  for (const [character] of text.slice(end).matchAll(graphemePattern)) {
    if (end >= at) break
    end += character.length
  }
  return end
}

type Range = ReturnType<typeof findFormulas>[number]

/** Returns the valid position of a note closest to the requested index. */
function findInsertionPoint(text: string, position: number, formulas: readonly Range[]): InsertionPoint {
  const requested = endOfGrapheme(text, findTextEnd(text, Math.min(Math.max(0, position), text.length)))
  const formula = formulas.find(({ index, length }) => index < requested && requested < index + length)
  const at = formula ? formula.index + formula.length : requested
  for (const { 0: match, index } of text.matchAll(unbreakable)) {
    const end = index + match.length
    if (index >= at) break
    if (at > end) continue
    if (fence.test(match)) return { at: end, separator: '\n\n' }
    if (address.test(match)) return { at: end, separator: ' ' }
    return { at: end + (endings.exec(text.slice(end))?.[0].length ?? 0), separator: '' }
  }
  return { at: at + (endings.exec(text.slice(at))?.[0].length ?? 0), separator: '' }
}

/** Inserts a placeholder for each note after its passage. */
export function insertNotes(markdown: string, positions: readonly number[]): string {
  // Removes placeholders of untrusted text.
  const text = markdown.replaceAll(marker, '\uFFFD')
  const formulas = findFormulas(text)
  const points = positions
    .map((at, note) => ({ ...findInsertionPoint(text, at, formulas), note }))
    .toSorted((a, b) => a.at - b.at)
  let result = ''
  let done = 0
  for (const { at, separator, note } of points) {
    const isFirstHere = at > done || result === ''
    result += `${text.slice(done, at)}${isFirstHere ? separator : ''}${marker}${note}${marker}`
    done = at
  }
  return result + text.slice(done)
}

/** Splits a text at its placeholders. Odd entries are note numbers. */
export const splitAtNotes = (text: string): readonly string[] => text.split(markerPattern)

/** Removes the placeholders where notes are not supported. */
export const stripNotes = (text: string): string => text.replaceAll(anyMarker, '')
