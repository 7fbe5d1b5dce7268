/** Languages of replies. */
export type Language = 'en' | 'ar'

/** Returns Arabic for a text with more Arabic than Latin letters. */
export function detectLanguage(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > latin ? 'ar' : 'en'
}

/**
 * Reads the preferred language from `accept-language`.
 *
 * @returns null if the header names no supported language
 */
export function preferredLanguage(header: string | undefined): Language | null {
  const named = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return named.find((tag): tag is Language => tag === 'en' || tag === 'ar') ?? null
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Counts graphemes. */
export const countGraphemes = (text: string): number => Array.from(letters.segment(text)).length

/** Removes what differs without a difference in meaning: case, marks, punctuation, and forms of Arabic letters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640'’]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
