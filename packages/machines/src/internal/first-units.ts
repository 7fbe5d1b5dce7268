/** A grapheme cluster, the same as `graphemePattern` in `@saha/ui/characters`, which this package cannot import. */
const grapheme =
  /\r\n|\p{RI}{2}|.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]\u200d?\p{Lo}?|[\p{M}\p{EMod}\u0e33\u0eb3\u1160-\u11ff\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,16}/gsu

/** Returns the longest start of a text that fits into `most` UTF-16 units without splitting a grapheme. */
export function firstUnits(text: string, most: number): string {
  let end = 0
  for (const { 0: character, index } of text.matchAll(grapheme)) {
    if (index + character.length > most) break
    end = index + character.length
  }
  return text.slice(0, end)
}
