import { segments } from '../../../i18n/segments.ts'

/** Boundaries at which a text may be split, best first; independent of the language. */
const boundaries = ['sentence', 'word', 'grapheme'] as const

const splitAt = (
  text: string,
  most: number,
  [boundary, ...finer]: readonly (typeof boundaries)[number][],
): string[] =>
  text.length <= most || boundary === undefined
    ? [text]
    : segments(text, boundary).flatMap((segment) => splitAt(segment, most, finer))

/**
 * Splits a text that is too long for one request: between sentences, and within a sentence only if it is too long
 * alone.
 *
 * @param most maximum characters in a part
 */
export function splitSpeechText(text: string, most: number): string[] {
  const parts = ['']
  for (const chunk of splitAt(text.trim(), most, boundaries)) {
    const longer = `${parts.at(-1)}${chunk}`
    if (longer.trim().length <= most) parts[parts.length - 1] = longer
    else parts.push(chunk)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
