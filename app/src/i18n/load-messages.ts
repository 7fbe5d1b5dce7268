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

const pending = new Map<Locale, Promise<LoadedMessages>>()
const loaded = new Map<Locale, LoadedMessages>()

/** Returns a language's messages if they are loaded. */
export const getLoadedMessages = (locale: Locale): LoadedMessages | undefined => loaded.get(locale)

/** Loads a language's messages once. Rejects when their chunk fails to load; the next call retries. */
export function loadMessages(locale: Locale): Promise<LoadedMessages> {
  const started = pending.get(locale)
  if (started) return started
  const request = loaders[locale]().then(
    ({ messages, kit }) => {
      const result = { messages: messages as Messages, kit }
      loaded.set(locale, result)
      return result
    },
    (error: unknown) => {
      pending.delete(locale)
      throw error
    },
  )
  pending.set(locale, request)
  return request
}
