import { graphemePattern, toVisibleLine } from '@saha/ui/characters'
import { segments } from '../../../../i18n/segments.ts'

/** In UTF-16 units: marks count too, as a disk counts bytes. */
const maxLength = 48

/** The beginning of a word that is too long, no character cut in half. */
function truncateWord(word: string): string {
  let beginning = ''
  for (const [character] of word.matchAll(graphemePattern)) {
    if (beginning.length + character.length > maxLength) break
    beginning += character
  }
  return beginning
}

/**
 * The name of a file after what it was asked for, in any script: `why-is-the-sky-blue.md`.
 *
 * @param fallback for words of which nothing is left, such as an emoji
 */
export function toFileName(text: string, extension: string, fallback = 'saha'): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let name = ''
  for (const word of words) {
    const longerName = name === '' ? truncateWord(word) : `${name}-${word}`
    if (longerName.length > maxLength && name !== '') break
    name = longerName
  }
  return `${name || fallback}.${extension}`
}

/** The ending of a file of this type: `jpg`, `svg`. */
export const getFileExtension = (type: string): string =>
  type === 'image/jpeg' ? 'jpg' : type.replace(/^\w+\//, '').replace(/\W.*$/, '')

/** In graphemes. */
const maxDisplayLength = 64

/**
 * Returns the name of a file as the page shows it: one visible line with its ending, shortened in the middle.
 *
 * @param fallback for a name that shows nothing
 */
export function toDisplayName(name: string, fallback = '…'): string {
  const letters = segments(toVisibleLine(name), 'grapheme')
  if (letters.length <= maxDisplayLength) return letters.join('') || fallback
  return `${letters.slice(0, maxDisplayLength - 13).join('')}…${letters.slice(-12).join('')}`
}

/** Returns the name of a file without its ending, as the page shows it. */
export const toDisplayBaseName = (name: string): string =>
  toDisplayName(name.replace(/\.[^.]+$/, ''), '') || toDisplayName(name)
