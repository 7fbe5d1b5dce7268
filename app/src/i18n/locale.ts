import { portal } from '../config/portal.ts'
import type { Locale } from '../config/portal-config.ts'

export type { Locale }

/** Languages that the portal offers. */
export const locales: readonly Locale[] = portal.languages

export const defaultLocale: Locale = locales[0] ?? 'en'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** Explicit locale tags for formatters: Latin digits, Gregorian calendar. */
export const formattingLocale: Readonly<Record<Locale, string>> = {
  en: 'en-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
}

/** Short name of each language in that language, a part of its name. */
export const shortLocaleNames: Readonly<Record<Locale, string>> = { en: 'En', ar: 'ع' }

/** Name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' }
