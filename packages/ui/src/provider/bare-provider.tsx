import * as RadixDirection from '@radix-ui/react-direction'
import { useInsertionEffect, useMemo, useState, type ReactNode } from 'react'
import type { KitMessages } from '../messages/index.ts'
import { getDirection } from './direction.ts'
import { KitContext } from './kit.ts'

/** Size of controls and of the space between them. */
export type Density = 'comfortable' | 'compact'

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export interface BareSahaProviderProps {
  /** BCP 47 tag. Determines `lang`, `dir` and the type scale. */
  locale: string
  /** Color theme. @default 'system' */
  theme?: Theme
  /**
   * `compact` makes controls and the space between them a fifth smaller, for tables and tools. It applies to a mouse or
   * a trackpad; touch keeps its target sizes. @default 'comfortable'
   */
  density?: Density
  /** All messages of the kit in this language. */
  messages: KitMessages
  /**
   * `document` sets `lang`, `dir` and theme on the root element; `element` sets them on a wrapper, which also
   * contains the overlays (previews, samples in another language). @default 'document'
   */
  scope?: 'document' | 'element'
  /** The app, or the part of the page in this language. */
  children: ReactNode
}

/**
 * A `SahaProvider` without built-in messages, for smaller bundles. Pass `en` or `ar` of `@saha/ui/messages`, or your
 * own messages.
 */
export function BareSahaProvider({
  locale,
  theme = 'system',
  density = 'comfortable',
  messages,
  scope = 'document',
  children,
}: BareSahaProviderProps) {
  const dir = getDirection(locale)
  const [wrapper, setWrapper] = useState<HTMLDivElement | null>(null)
  const container = scope === 'element' ? wrapper : undefined
  const kit = useMemo(() => ({ locale, dir, messages, container }), [locale, dir, messages, container])

  // Before the layout effects of children, which may measure.
  useInsertionEffect(() => {
    if (scope !== 'document') return
    const root = document.documentElement
    // Setting even the same value restyles the whole page.
    if (root.lang !== locale) root.lang = locale
    if (root.dir !== dir) root.dir = dir
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (density === 'comfortable') delete root.dataset.density
    else root.dataset.density = density
  }, [scope, locale, dir, theme, density])

  return (
    <KitContext value={kit}>
      <RadixDirection.Provider dir={dir}>
        {scope === 'element' ? (
          <div
            ref={setWrapper}
            lang={locale}
            dir={dir}
            data-saha-scope=""
            data-density={density}
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
