/** Languages of the portal. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'ar'

/** Explicit locale tags for formatters: Latin digits, Gregorian calendar. */
export const formattingLocale: Readonly<Record<Locale, string>> = {
  en: 'en-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
}

/** Short name of each language in that language, a part of its name. */
export const shortLocaleNames: Readonly<Record<Locale, string>> = { en: 'En', ar: 'ع' }

/** Name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' }
