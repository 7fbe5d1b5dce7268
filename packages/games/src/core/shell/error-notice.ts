import type { Locale } from '../language.ts'
import { createScreen } from './screen.ts'
import { messages } from './messages.ts'

/** Creates the notice for a game that threw. */
export const createErrorNotice = (locale: Locale, onRetry: () => void): HTMLElement =>
  createScreen({
    name: 'notice',
    title: messages[locale].brokenTitle,
    lines: [{ text: messages[locale].brokenText }],
    actions: [{ label: messages[locale].retry, icon: 'again', onPress: onRetry }],
  }).element
