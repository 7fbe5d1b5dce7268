import type { Locale } from './language.ts'
import { createScreen } from './screens.ts'
import { words } from './words.ts'

/** Said in both languages, the reader's first: whoever follows a dead address may read either. */
export function unknownNotice(locale: Locale): HTMLElement {
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  return createScreen({
    name: 'notice',
    title: words[locale].unknownTitle,
    lines: [
      { text: words[locale].unknownText },
      { text: words[other].unknownTitle, locale: other },
      { text: words[other].unknownText, locale: other },
    ],
  }).element
}

/** The game threw and was stopped. */
export const brokenNotice = (locale: Locale, retry: () => void): HTMLElement =>
  createScreen({
    name: 'notice',
    title: words[locale].brokenTitle,
    lines: [{ text: words[locale].brokenText }],
    actions: [{ label: words[locale].retry, icon: 'again', press: retry }],
  }).element
