import type { Locale } from '../language.ts'
import { createScreen } from './screen.ts'

const messages: Record<Locale, { title: string; text: string }> = {
  en: { title: 'This game was not found', text: 'Go back and pick another one.' },
  ar: { title: 'لم نجد هذه اللعبة', text: 'عُد واختر لعبة أخرى.' },
}

/** Creates the notice for an unknown game in both languages, the user's first. */
export function createUnknownGameNotice(locale: Locale): HTMLElement {
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  return createScreen({
    name: 'notice',
    title: messages[locale].title,
    lines: [
      { text: messages[locale].text },
      { text: messages[other].title, locale: other },
      { text: messages[other].text, locale: other },
    ],
  }).element
}
