import { useMemo } from 'react'
import { isolate, useLocale } from '../../../../i18n/index.ts'
import { formattingLocale } from '../../../../i18n/locale.ts'
import { useFileSizeFormat } from '../files/use-file-size-format.ts'
import type { Size } from './resize-image.ts'

/** Returns formatters of numbers, dimensions and file sizes in the current locale. */
export function useSizeFormats() {
  const locale = useLocale()
  const bytes = useFileSizeFormat()
  return useMemo(() => {
    const number = new Intl.NumberFormat(formattingLocale[locale])
    return {
      number: (value: number) => number.format(value),
      bytes,
      pixels: ({ width, height }: Size) => isolate(`${number.format(width)} × ${number.format(height)}`),
    }
  }, [locale, bytes])
}
