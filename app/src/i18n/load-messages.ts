import type { KitMessages } from '@saha/ui'
import type { Messages } from 'use-intl'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { Locale } from './locale.ts'

/** Messages of the portal and of the kit in one language. */
export interface LoadedMessages {
  messages: Messages
  kit: KitMessages
}

const loaders: Readonly<Record<Locale, () => Promise<{ messages: unknown; kit: KitMessages }>>> = {
  en: () => loadChunk(() => import('./locales/en.ts')),
  ar: () => loadChunk(() => import('./locales/ar.ts')),
}

const underWay = new Map<Locale, Promise<LoadedMessages>>()
const arrived = new Map<Locale, LoadedMessages>()

/** Messages of a language, if loaded. */
export const getLoadedMessages = (locale: Locale): LoadedMessages | undefined => arrived.get(locale)

/** Loads a language's messages once. Rejects when their chunk fails to load; the next call retries. */
export function loadMessages(locale: Locale): Promise<LoadedMessages> {
  const known = underWay.get(locale)
  if (known) return known
  const words = loaders[locale]().then(
    ({ messages, kit }) => {
      const words = { messages: messages as Messages, kit }
      arrived.set(locale, words)
      return words
    },
    (error: unknown) => {
      underWay.delete(locale)
      throw error
    },
  )
  underWay.set(locale, words)
  return words
}
