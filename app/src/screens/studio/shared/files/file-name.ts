import { graphemePattern, toVisibleLine } from '@saha/ui/characters'
import { segments } from '../../../../i18n/segments.ts'

/** In UTF-16 code units, which are closer to the bytes of file systems than characters. */
const maxLength = 48

/** Shortens a long word without splitting a character. */
function truncateWord(word: string): string {
  let beginning = ''
  for (const [character] of word.matchAll(graphemePattern)) {
    if (beginning.length + character.length > maxLength) break
    beginning += character
  }
  return beginning
}

/**
 * Returns a file name for a text in any script: `why-is-the-sky-blue.md`.
 *
 * @param fallback for a text without letters and digits, such as an emoji
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

/** Returns the file extension of a media type: `jpg`, `svg`. */
export const getFileExtension = (type: string): string =>
  type === 'image/jpeg' ? 'jpg' : type.replace(/^\w+\//, '').replace(/\W.*$/, '')

/** In graphemes. */
const maxDisplayLength = 64

/**
 * Returns the name of a file for display: one visible line with its extension, shortened in the middle.
 *
 * @param fallback for a name without visible characters
 */
export function toDisplayName(name: string, fallback = '…'): string {
  const letters = segments(toVisibleLine(name), 'grapheme')
  if (letters.length <= maxDisplayLength) return letters.join('') || fallback
  return `${letters.slice(0, maxDisplayLength - 13).join('')}…${letters.slice(-12).join('')}`
}

/** Returns the name of a file for display, without its extension. */
export const toDisplayBaseName = (name: string): string =>
  toDisplayName(name.replace(/\.[^.]+$/, ''), '') || toDisplayName(name)
