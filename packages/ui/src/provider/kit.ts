import { createContext, use } from 'react'
import type { KitMessages } from '../messages/index.ts'
import type { Direction } from './direction.ts'

/** What every component of the kit reads from its provider. */
export interface Kit {
  locale: string
  dir: Direction
  messages: KitMessages
  /** Where overlays are rendered; null until the provider has mounted, undefined for the page's body. */
  container: HTMLElement | null | undefined
}

export const KitContext = createContext<Kit | null>(null)

/** The nearest provider's locale, direction and strings. Throws without a provider. */
export function useKit(): Kit {
  const kit = use(KitContext)
  if (!kit) {
    throw new Error(
      'A @saha/ui component was rendered outside <SahaProvider>. ' +
        'Components take their direction and their words from it. ' +
        'Wrap the app once: <SahaProvider locale="ar">…</SahaProvider>.',
    )
  }
  return kit
}
