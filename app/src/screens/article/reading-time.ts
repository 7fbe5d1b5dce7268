import type { Locale } from '../../i18n/index.ts'
import type { ArticleBlock } from '../../catalogue/index.ts'

/** Average reading speed. Arabic words carry more information and take longer. */
const wordsPerMinute: Readonly<Record<Locale, number>> = { en: 230, ar: 170 }

/** Returns the reading time of a text in minutes, at least one. */
export function readingMinutes(blocks: readonly ArticleBlock[], locale: Locale): number {
  const words = blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  return Math.max(1, Math.round(words / wordsPerMinute[locale]))
}
