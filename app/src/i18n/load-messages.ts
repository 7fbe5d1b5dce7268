import type { Messages } from 'use-intl'
import type { Locale } from './locale.ts'

const loaders: Readonly<Record<Locale, () => Promise<{ default: unknown }>>> = {
  en: () => import('./messages/en.ts'),
  ar: () => import('./messages/ar.ts'),
}

const underWay = new Map<Locale, Promise<Messages>>()
const arrived = new Map<Locale, Messages>()

/** A language's messages, where they are here already. */
export const messagesNow = (locale: Locale): Messages | undefined => arrived.get(locale)

/** A language's messages, fetched once. Rejects when their chunk does not arrive; the next call tries again. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = underWay.get(locale)
  if (known) return known
  const messages = loaders[locale]().then(
    (module) => {
      const messages = module.default as Messages
      arrived.set(locale, messages)
      return messages
    },
    (error: unknown) => {
      underWay.delete(locale)
      throw error
    },
  )
  underWay.set(locale, messages)
  return messages
}
