/** Color words in a prompt, with their color. */
const COLORS: readonly (readonly [RegExp, string])[] = [
  [/\bred\b|أحمر|حمراء/i, '#d7383b'],
  [/\borange\b|برتقالي/i, '#e8842c'],
  [/\byellow\b|\bgold(?:en)?\b|أصفر|صفراء|ذهبي/i, '#e9bd3a'],
  [/\bgreen\b|أخضر|خضراء/i, '#3a9a57'],
  [/\bblue\b|أزرق|زرقاء/i, '#2f6fd0'],
  [/\bpurple\b|\bviolet\b|بنفسجي|أرجواني/i, '#7a4bc0'],
  [/\bpink\b|وردي/i, '#e377a8'],
  [/\bbrown\b|بني/i, '#8a5a36'],
  [/\bblack\b|أسود|سوداء/i, '#23262d'],
  [/\bwhite\b|أبيض|بيضاء/i, '#f2f1ec'],
  [/\bteal\b|\bturquoise\b|فيروزي/i, '#1f9d9a'],
]

/** Returns the same number for the same text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Returns the first color that a text names, or null. */
export const findColor = (text: string): string | null =>
  COLORS.find(([word]) => word.test(text))?.[1] ?? null

/** A color word and its place among the words of a text. */
export interface ColorWord {
  readonly color: string
  readonly index: number
}

/** Finds every color word of a text. */
export const findColorWords = (text: string): ColorWord[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word, index) => {
    const color = findColor(word)
    return color === null ? [] : [{ color, index }]
  })
