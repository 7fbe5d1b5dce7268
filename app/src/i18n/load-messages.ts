import type { KitMessages } from '@saha/ui'
import type { Messages } from 'use-intl'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { Locale } from './locale.ts'

/** Messages of the portal and of the kit in one language. */
export interface Words {
  messages: Messages
  kit: KitMessages
}

const loaders: Readonly<Record<Locale, () => Promise<{ messages: unknown; kit: KitMessages }>>> = {
  en: () => loadChunk(() => import('./words/en.ts')),
  ar: () => loadChunk(() => import('./words/ar.ts')),
}

const underWay = new Map<Locale, Promise<Words>>()
const arrived = new Map<Locale, Words>()

/** Messages of a language, if loaded. */
export const wordsNow = (locale: Locale): Words | undefined => arrived.get(locale)

/** Loads a language's messages once. Rejects when their chunk fails to load; the next call retries. */
export function loadWords(locale: Locale): Promise<Words> {
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
