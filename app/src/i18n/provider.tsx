import { createContext, use, type ReactNode } from 'react'
import { IntlProvider, type Messages } from 'use-intl'
import { formattingLocale, type Locale } from './locale.ts'

const LocaleContext = createContext<Locale | null>(null)

/** Returns the current language. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('useLocale needs a <LanguageProvider> around it.')
  return locale
}

/** Provides messages and formats of one language. */
export function LanguageProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale
  messages: Messages
  children: ReactNode
}) {
  return (
    <LocaleContext value={locale}>
      <IntlProvider locale={formattingLocale[locale]} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}
