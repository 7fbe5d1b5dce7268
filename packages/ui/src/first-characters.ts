/** About a grapheme: a character with its marks, joined emoji, or a flag. Few marks, as some texts heap them. */
export const grapheme =
  /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,16}/gsu

/** Returns at most so many characters of a text as they are seen, none of them cut in half. */
export function firstCharacters(text: string, most: number): string {
  let count = 0
  for (const { index } of text.matchAll(grapheme)) {
    if (count === most) return text.slice(0, index)
    count += 1
  }
  return text
}
