import { Direction as RadixDirection } from 'radix-ui'
import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { developing } from '../development/developing.ts'
import { warnOnce } from '../development/warn-once.ts'
import { en } from '../strings/en.ts'
import { builtInStrings, type KitStrings } from '../strings/strings.ts'
import { directionOf, type Direction } from './direction.ts'

/** `system` follows the visitor's device. */
export type Theme = 'system' | 'light' | 'dark'

/** What every component of the kit reads from its provider. */
export interface Kit {
  locale: string
  dir: Direction
  strings: KitStrings
  /** Where overlays are rendered; null until the provider has mounted, undefined for the page's body. */
  container: HTMLElement | null | undefined
}

const KitContext = createContext<Kit | null>(null)

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

export interface SahaProviderProps {
  /** BCP 47 tag; decides `lang`, `dir`, the built-in strings and the type scale. */
  locale: string
  /** @default 'system' */
  theme?: Theme
  /** Words of the host's own, over those that the kit speaks in this language; what is left out stays. */
  strings?: Partial<KitStrings>
  /**
   * `document` writes lang, dir and theme on the page's root element; `element` keeps them, and all
   * overlays, inside a wrapper (previews, samples of another language).
   * @default 'document'
   */
  scope?: 'document' | 'element'
  children: ReactNode
}

function wordsFor(locale: string, strings: Partial<KitStrings> | undefined): KitStrings {
  const spoken = builtInStrings(locale)
  const words = { ...(spoken ?? en), ...strings }
  if (developing && !spoken) {
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(strings ?? {}, key))
    if (missing.length > 0)
      warnOnce(
        `@saha/ui has no words for "${locale}", so it will speak English: ${missing.join(', ')}. ` +
          'The kit ships English and Arabic; pass <SahaProvider strings={…}> with every key of KitStrings.',
      )
  }
  return words
}

/** Gives the kit its language, direction, theme and a place for overlays. Nothing else decides direction. */
export function SahaProvider({
  locale,
  theme = 'system',
  strings,
  scope = 'document',
  children,
}: SahaProviderProps) {
  const dir = directionOf(locale)
  const [wrapper, setWrapper] = useState<HTMLDivElement | null>(null)
  const words = useMemo(() => wordsFor(locale, strings), [locale, strings])
  const container = scope === 'element' ? wrapper : undefined
  const kit = useMemo(() => ({ locale, dir, strings: words, container }), [locale, dir, words, container])

  useLayoutEffect(() => {
    if (scope !== 'document') return
    const root = document.documentElement
    root.lang = locale
    root.dir = dir
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [scope, locale, dir, theme])

  return (
    <KitContext value={kit}>
      <RadixDirection.Provider dir={dir}>
        {scope === 'element' ? (
          <div
            ref={setWrapper}
            lang={locale}
            dir={dir}
            data-saha-scope=""
            {...(theme === 'system' ? {} : { 'data-theme': theme })}
          >
            {children}
          </div>
        ) : (
          children
        )}
      </RadixDirection.Provider>
    </KitContext>
  )
}
