import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { SahaProvider } from '../provider/index.ts'
import '../fonts/fonts.css'
import '../styles/styles.css'
import './testing.css'

/** The languages that every component test runs in. */
export const locales = ['en', 'ar'] as const
export type TestLocale = (typeof locales)[number]

/** Renders in a real browser inside a provider, as a host would. */
export const renderIn = (locale: TestLocale, ui: ReactElement) =>
  render(ui, { wrapper: ({ children }) => <SahaProvider locale={locale}>{children}</SahaProvider> })

/** The arrow key that moves forward along the line in this language. */
export const forwardKey = (locale: TestLocale) => (locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
export const backwardKey = (locale: TestLocale) => (locale === 'ar' ? 'ArrowRight' : 'ArrowLeft')
