/** The languages of the portal. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'ar'

/** The tag that every formatter gets: Latin digits and the Gregorian calendar, said and never assumed. */
export const formattingLocale: Readonly<Record<Locale, string>> = {
  en: 'en-u-nu-latn-ca-gregory',
  ar: 'ar-u-nu-latn-ca-gregory',
}

/** Each language by its own name. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' }
