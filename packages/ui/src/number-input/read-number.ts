import { NumberParser } from '@internationalized/number'

/** Largest number of digits that JavaScript stores exactly. */
export const mostDigits = 15

/** Result of reading a text: a number, null for an empty text, or the reason why it is not a number. */
export type NumberReading = number | null | 'notANumber' | 'tooManyDigits'

/** Reads the numbers of one language. */
export interface NumberReader {
  /** Returns the number in a text, with digits and separators of any language of the kit. */
  read: (text: string) => NumberReading
  /** Separator of thousands. */
  group: string
}

/** Converts Arabic and Persian digits and every minus, and removes the bidi marks of pasted numbers. */
const toLatin = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[\u2010-\u2013\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Digits with their separators, without sign, currency and unit. */
const digits = /[.,\u066b\u060c]?\d(?:[\d.,\u066b\u066c\u060c'\u2019\u00a0\u202f ]*\d)?[.,\u066b\u060c]?/
const wellFormed = /^(?:\d+|\d{1,3}(?:_\d{2,3})*_\d{3})?(?:\.\d*)?$/

/**
 * Returns digits with `.` as the decimal separator and without separators of thousands, or null if they are not in
 * order. A single separator that could be either is one of thousands if three digits follow it.
 */
function resolveSeparators(text: string, group: string): string | null {
  let marked = text.replaceAll('\u060c', ',').replaceAll(/[\u066c'\u2019\u00a0\u202f ]/g, '_')
  const [last = ''] = /[.,](?=[^.,]*$)/.exec(marked) ?? []
  if (marked.includes('\u066b')) marked = marked.replaceAll(/[.,]/g, '_').replace('\u066b', '.')
  else if (last) {
    const other = last === '.' ? ',' : '.'
    const isRepeated = marked.indexOf(last) !== marked.lastIndexOf(last)
    const isThousands = last === group && /^[1-9]\d*[.,]\d{3}$/.test(marked)
    marked = marked.replaceAll(other, '_').replaceAll(last, isRepeated || isThousands ? '_' : '.')
  }
  return wellFormed.test(marked) && /\d/.test(marked) ? marked.replaceAll('_', '') : null
}

/** Returns the text with one minus, at its beginning: a minus after the number is read too. */
function moveMinus(text: string): string {
  const withoutMinus = text.replace('-', '')
  return withoutMinus === text ? text : `-${withoutMinus}`
}

/** Creates a reader for a locale and the format in which numbers are shown, whose currency or unit may be typed. */
export function createNumberReader(locale: string, options: Intl.NumberFormatOptions): NumberReader {
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString()
  const partsOfNumber = new Intl.NumberFormat(latin, { minimumFractionDigits: 1 }).formatToParts(10_000)
  const symbolOf = (type: Intl.NumberFormatPartTypes) =>
    partsOfNumber.find((part) => part.type === type)?.value ?? ''
  const group = symbolOf('group')
  const decimal = symbolOf('decimal')
  // A copy, because the parser changes some options. It cannot read percentages with more digits.
  const parser = new NumberParser(latin, { ...options, minimumFractionDigits: 0, maximumFractionDigits: 18 })

  return {
    group,
    read: (text) => {
      const typed = toLatin(text)
      if (typed === '') return null
      const [found] = digits.exec(typed) ?? []
      if (found === undefined || /\d/.test(typed.replace(found, ''))) return 'notANumber'
      const number = resolveSeparators(found, group)
      if (number === null) return 'notANumber'
      const significant = number.replace('.', '').replace(/^0+/, '')
      if (significant.length > mostDigits) return 'tooManyDigits'
      const localized = (number.startsWith('.') ? `0${number}` : number).replace('.', decimal)
      const parsed = parser.parse(moveMinus(typed.replace(found, localized).replace(/^\+/, '')))
      return Number.isFinite(parsed) ? parsed + 0 : 'notANumber'
    },
  }
}

/**
 * Returns the text after an edit without the thousands separators of the formatted text before it, which would no
 * longer be in their places.
 *
 * @returns the text and its caret
 */
export function removeGroups(
  before: string,
  after: string,
  caret: number,
  group: string,
): { text: string; caret: number } {
  const kept = after.slice(caret)
  if (group === '' || !before.includes(group) || !before.endsWith(kept)) return { text: after, caret }
  let start = 0
  const end = Math.min(before.length - kept.length, caret)
  while (start < end && before[start] === after[start]) start += 1
  const beginning = after.slice(0, start).replaceAll(group, '') + after.slice(start, caret)
  return { text: beginning + kept.replaceAll(group, ''), caret: beginning.length }
}
