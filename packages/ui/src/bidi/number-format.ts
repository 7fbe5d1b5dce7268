import { useMemo } from 'react'
import { useKit } from '../provider/index.ts'

/** Numbers of a locale in the kit's one set of digits, which every reader of its languages knows: Latin. */
export const getNumberFormat = (locale: string, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }), options)

/** Writes a number as the reader's language does, in Latin digits. */
export function useNumberFormat(): (value: number) => string {
  const { locale } = useKit()
  return useMemo(() => {
    const format = getNumberFormat(locale)
    return (value) => format.format(value)
  }, [locale])
}
