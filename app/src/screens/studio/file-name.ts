import { grapheme, visibleLine } from '@saha/ui/characters'
import { segments } from '../../i18n/segments.ts'

/** In UTF-16 units: marks count too, as a disk counts bytes. */
const longest = 48

/** The beginning of a word that is too long, no character cut in half. */
function beginningOf(word: string): string {
  let beginning = ''
  for (const [character] of word.matchAll(grapheme)) {
    if (beginning.length + character.length > longest) break
    beginning += character
  }
  return beginning
}

/**
 * The name of a file after what it was asked for, in any script: `why-is-the-sky-blue.md`.
 *
 * @param otherwise for words of which nothing is left, such as an emoji
 */
export function fileName(text: string, ending: string, otherwise = 'saha'): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let name = ''
  for (const word of words) {
    const longer = name === '' ? beginningOf(word) : `${name}-${word}`
    if (longer.length > longest && name !== '') break
    name = longer
  }
  return `${name || otherwise}.${ending}`
}

/** The ending of a file of this type: `jpg`, `svg`. */
export const endingOf = (type: string): string =>
  type === 'image/jpeg' ? 'jpg' : type.replace(/^\w+\//, '').replace(/\W.*$/, '')

/** In graphemes. */
const longestShown = 64

/**
 * Returns the name of a file as the page shows it: one visible line with its ending, shortened in the middle.
 *
 * @param otherwise for a name that shows nothing
 */
export function shownName(name: string, otherwise = '…'): string {
  const letters = segments(visibleLine(name), 'grapheme')
  if (letters.length <= longestShown) return letters.join('') || otherwise
  return `${letters.slice(0, longestShown - 13).join('')}…${letters.slice(-12).join('')}`
}

/** Returns the name of a file without its ending, as the page shows it. */
export const shownBaseName = (name: string): string =>
  shownName(name.replace(/\.[^.]+$/, ''), '') || shownName(name)
