import * as RadixDirection from '@radix-ui/react-direction'
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import type { KitMessages } from '../messages/index.ts'
import { getDirection } from './direction.ts'
import { KitContext } from './kit.ts'

/** `system` follows the visitor's device. */
export type Theme = 'system' | 'light' | 'dark'

export interface BareSahaProviderProps {
  /** BCP 47 tag; decides `lang`, `dir` and the type scale. */
  locale: string
  /** @default 'system' */
  theme?: Theme
  /** Every word that the kit says in this language. */
  messages: KitMessages
  /**
   * `document` writes lang, dir and theme on the page's root element; `element` keeps them, and all
   * overlays, inside a wrapper (previews, samples of another language).
   * @default 'document'
   */
  scope?: 'document' | 'element'
  children: ReactNode
}

/**
 * `SahaProvider` for a host that gives the kit all of its words, and so downloads those of one language alone: `en` or
 * `ar` of `@saha/ui/messages`, or its own.
 */
export function BareSahaProvider({
  locale,
  theme = 'system',
  messages,
  scope = 'document',
  children,
}: BareSahaProviderProps) {
  const dir = getDirection(locale)
  const [wrapper, setWrapper] = useState<HTMLDivElement | null>(null)
  const container = scope === 'element' ? wrapper : undefined
  const kit = useMemo(() => ({ locale, dir, messages, container }), [locale, dir, messages, container])

  useLayoutEffect(() => {
    if (scope !== 'document') return
    const root = document.documentElement
    // Said again, even the same has the whole page styled anew.
    if (root.lang !== locale) root.lang = locale
    if (root.dir !== dir) root.dir = dir
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
