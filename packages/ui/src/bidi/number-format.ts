import { useMemo } from 'react'
import { useKit } from '../provider/index.ts'

/** Returns the locale's number format with Latin digits, which readers of both languages know. */
export const getNumberFormat = (locale: string, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }), options)

/** Returns a function that formats a number in the page's language, with Latin digits. */
export function useNumberFormat(): (value: number) => string {
  const { locale } = useKit()
  return useMemo(() => {
    const format = getNumberFormat(locale)
    return (value) => format.format(value)
  }, [locale])
}
