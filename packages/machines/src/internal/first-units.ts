/** A grapheme cluster, as `grapheme` of `@saha/ui/characters`, which this package does not import. */
const grapheme =
  /\r\n|\p{RI}{2}|.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]\u200d?\p{Lo}?|[\p{M}\p{EMod}\u0e33\u0eb3\u1160-\u11ff\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,16}/gsu

/** Returns as many whole graphemes from the start of a text as fit into `most` UTF-16 units. */
export function firstUnits(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { 0: character, index } of text.matchAll(grapheme)) {
    if (index + character.length > most) break
    end = index + character.length
  }
  return text.slice(0, end)
}
