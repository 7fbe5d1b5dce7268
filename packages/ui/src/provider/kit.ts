import { createContext, use } from 'react'
import type { KitMessages } from '../messages/index.ts'
import type { Direction } from './direction.ts'

/** Context value that every component reads. */
export interface Kit {
  /** BCP 47 tag of the language. */
  locale: string
  /** Inline direction of the language. */
  dir: Direction
  /** Texts of the components. */
  messages: KitMessages
  /** Parent element of overlays: null until the provider has mounted, undefined for `document.body`. */
  container: HTMLElement | null | undefined
}

export const KitContext = createContext<Kit | null>(null)

/** Returns locale, direction and messages of the nearest provider. Throws without one. */
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
