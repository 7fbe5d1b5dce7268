import { useMemo, type ReactNode } from 'react'
import { useMessages, type Messages } from 'use-intl'
import type { Locale } from './locale.ts'
import { LanguageProvider, useLocale } from './provider.tsx'

interface ScreenMessagesProps {
  /** By the name under which they are asked for, in both languages: so switching waits for nothing. */
  add: { readonly [Name in keyof Messages]?: Readonly<Record<Locale, object>> }
  children: ReactNode
}

/**
 * Gives a screen messages of its own, which travel with its chunk and not with the first load. `add` stands
 * outside the component.
 */
export function ScreenMessages({ add, children }: ScreenMessagesProps) {
  const locale = useLocale()
  const around = useMessages()
  const messages = useMemo(
    () => ({
      ...around,
      ...Object.fromEntries(Object.entries(add).map(([name, each]) => [name, each[locale]])),
    }),
    [around, add, locale],
  )
  return (
    <LanguageProvider locale={locale} messages={messages}>
      {children}
    </LanguageProvider>
  )
}
