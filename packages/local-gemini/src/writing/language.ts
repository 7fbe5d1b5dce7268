/** The languages that answers are written in. */
export type Language = 'en' | 'ar'

/** Arabic where a text has more Arabic letters than Latin ones. */
export function languageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > latin ? 'ar' : 'en'
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many letters and signs a reader sees. */
export const lettersOf = (text: string): number => Array.from(letters.segment(text)).length
