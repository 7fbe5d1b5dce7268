/** The languages that answers are written in. */
export type Language = 'en' | 'ar'

/** Arabic where a text has more Arabic letters than Latin ones. */
export function detectLanguage(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > latin ? 'ar' : 'en'
}

/**
 * The language that a person prefers, by the header `accept-language`.
 *
 * @returns null where it names none of the languages that answers are written in
 */
export function preferredLanguage(header: string | undefined): Language | null {
  const named = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return named.find((tag): tag is Language => tag === 'en' || tag === 'ar') ?? null
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many letters and signs a reader sees. */
export const countGraphemes = (text: string): number => Array.from(letters.segment(text)).length
