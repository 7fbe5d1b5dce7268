import type { Locale } from '../../i18n/index.ts'
import type { ArticleBlock } from '../../catalogue/index.ts'

/** Words that most people read in a minute. An Arabic word says more, and takes longer. */
const wordsPerMinute: Readonly<Record<Locale, number>> = { en: 230, ar: 170 }

/** How many minutes a text takes, one at least. */
export function readingMinutes(blocks: readonly ArticleBlock[], locale: Locale): number {
  const words = blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  return Math.max(1, Math.round(words / wordsPerMinute[locale]))
}
