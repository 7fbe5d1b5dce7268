import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useMessages, type Messages } from 'use-intl'
import type { Locale } from './locale.ts'
import { LanguageProvider, useLocale } from './provider.tsx'

interface ScreenMessagesProps {
  /** Messages by namespace, in both languages, so that switching needs no request. */
  add: { readonly [Name in keyof Messages]?: Readonly<Record<Locale, object>> }
  children: ReactNode
}

/** Adds messages that load with the screen's chunk. `add` must be a constant outside the component. */
export function ScreenMessages({ add, children }: ScreenMessagesProps) {
  const locale = useLocale()
  const inherited = useMessages()
  const messages = useMemo(
    () => ({
      ...inherited,
      ...Object.fromEntries(Object.entries(add).map(([name, each]) => [name, each[locale]])),
    }),
    [inherited, add, locale],
  )
  return (
    <LanguageProvider locale={locale} messages={messages}>
      {children}
    </LanguageProvider>
  )
}

/** Returns the screen with its messages around it. `add` as for `ScreenMessages`. */
export const withMessages = <Props extends object>(
  add: ScreenMessagesProps['add'],
  Screen: ComponentType<Props>,
): ComponentType<Props> =>
  function ScreenWithMessages(props) {
    return (
      <ScreenMessages add={add}>
        <Screen {...props} />
      </ScreenMessages>
    )
  }
