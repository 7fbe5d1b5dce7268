import { segments } from '../../i18n/segments.ts'

/** Where a text can be parted, from where it hurts least; none of it depends on the language. */
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
 * Parts a text that is too long to be read aloud at once: between sentences of any language, and within a sentence
 * only when it is too long by itself.
 *
 * @param most characters in a part
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
