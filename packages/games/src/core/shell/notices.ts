import type { Locale } from '../language.ts'
import { createScreen } from './screen.ts'
import { messages } from './messages.ts'

/** Creates the notice for an unknown game in both languages, the user's first. */
export function createUnknownGameNotice(locale: Locale): HTMLElement {
  const other: Locale = locale === 'ar' ? 'en' : 'ar'
  return createScreen({
    name: 'notice',
    title: messages[locale].unknownTitle,
    lines: [
      { text: messages[locale].unknownText },
      { text: messages[other].unknownTitle, locale: other },
      { text: messages[other].unknownText, locale: other },
    ],
  }).element
}

/** Creates the notice for a game that threw. */
export const createErrorNotice = (locale: Locale, onRetry: () => void): HTMLElement =>
  createScreen({
    name: 'notice',
    title: messages[locale].brokenTitle,
    lines: [{ text: messages[locale].brokenText }],
    actions: [{ label: messages[locale].retry, icon: 'again', onPress: onRetry }],
  }).element
