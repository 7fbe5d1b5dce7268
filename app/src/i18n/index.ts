export { isolate, useFormat } from './format.ts'
export { loadMessages } from './load-messages.ts'
export { defaultLocale, isLocale, localeNames, locales, type Locale } from './locale.ts'
export { LanguageProvider, useLocale } from './provider.tsx'
