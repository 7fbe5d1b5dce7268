/** The languages that answers are written in. */
export type Language = 'en' | 'ar'

/** Arabic where a text has more Arabic letters than Latin ones. */
export function languageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > latin ? 'ar' : 'en'
}
