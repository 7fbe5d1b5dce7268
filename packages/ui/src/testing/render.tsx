import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { SahaProvider } from '../provider/index.ts'
import '../fonts/fonts.css'
import '../styles/styles.css'
import './testing.css'

/** Languages in which every component test runs. */
export const locales = ['en', 'ar'] as const
export type TestLocale = (typeof locales)[number]

/** Renders inside a provider in a real browser, as an application would. */
export const renderIn = (locale: TestLocale, ui: ReactElement) =>
  render(ui, { wrapper: ({ children }) => <SahaProvider locale={locale}>{children}</SahaProvider> })

/** Returns the arrow key that moves forward in reading direction. */
export const forwardKey = (locale: TestLocale) => (locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
export const backwardKey = (locale: TestLocale) => (locale === 'ar' ? 'ArrowRight' : 'ArrowLeft')
