import { useCallback } from 'react'
import { useKit } from '../provider/index.ts'

/** Creating a format takes ten times as long as using it, and every card of a list needs the same one. */
const formats: Record<string, Intl.NumberFormat> = {}

/** Returns the locale's number format with Latin digits, which readers of both languages know. */
export const getNumberFormat = (locale: string, options?: Intl.NumberFormatOptions) =>
  (formats[locale + JSON.stringify(options)] ??= new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    ...options,
  }))

/** Returns a function that formats a number in the page's language, with Latin digits. */
export function useNumberFormat(): (value: number) => string {
  const { locale } = useKit()
  return useCallback((value) => getNumberFormat(locale).format(value), [locale])
}
