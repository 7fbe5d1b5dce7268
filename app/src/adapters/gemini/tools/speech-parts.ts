import { segments } from '../../../i18n/segments.ts'

/** Boundaries at which a text may be split, best first; independent of the language. */
const seams = ['sentence', 'word', 'grapheme'] as const

const piecesOf = (
  text: string,
  most: number,
  [seam, ...finer]: readonly (typeof seams)[number][],
): string[] =>
  text.length <= most || seam === undefined
    ? [text]
    : segments(text, seam).flatMap((segment) => piecesOf(segment, most, finer))

/**
 * Splits a text that is too long for one request: between sentences, and within a sentence only if it is too long
 * alone.
 *
 * @param most maximum characters in a part
 */
export function speechParts(text: string, most: number): string[] {
  const parts = ['']
  for (const piece of piecesOf(text.trim(), most, seams)) {
    const longer = `${parts.at(-1)}${piece}`
    if (longer.trim().length <= most) parts[parts.length - 1] = longer
    else parts.push(piece)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
