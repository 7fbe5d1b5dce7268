/**
 * A grapheme cluster without `Intl.Segmenter`: a character with its marks, an Indic conjunct, a Hangul syllable, joined
 * emoji, or a flag. At most 16 parts follow a character, because some texts heap marks.
 */
export const graphemePattern =
  /\r\n|\p{RI}{2}|.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]\u200d?\p{Lo}?|[\p{M}\p{EMod}\u0e33\u0eb3\u1160-\u11ff\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,16}/gsu

/** Returns the first `max` graphemes of a text. */
export function takeGraphemes(text: string, max: number): string {
  let count = 0
  for (const { index } of text.matchAll(graphemePattern)) {
    if (count === max) return text.slice(0, index)
    count += 1
  }
  return text
}

/** Returns a text of at most `max` graphemes; an ellipsis replaces the rest of a longer one. */
export function shorten(text: string, max: number): string {
  const beginning = takeGraphemes(text, max)
  return beginning === text ? text : `${beginning.trimEnd()}…`
}
