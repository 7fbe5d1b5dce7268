import { useMemo } from 'react'
import { isolate, useLocale } from '../../../i18n/index.ts'
import { formattingLocale } from '../../../i18n/locale.ts'
import type { Size } from './draw.ts'

const megabyte = 1024 * 1024

/** Sizes of pictures and of their files, as the reader's language writes them. */
export function usePictureWords() {
  const locale = useLocale()
  return useMemo(() => {
    const number = new Intl.NumberFormat(formattingLocale[locale])
    const size = new Intl.NumberFormat(formattingLocale[locale], {
      style: 'unit',
      unit: 'megabyte',
      // Arabic has no short form.
      unitDisplay: locale === 'ar' ? 'long' : 'short',
      maximumFractionDigits: 1,
      // What is over a limit must look so.
      roundingMode: 'ceil',
    })
    return {
      number: (value: number) => number.format(value),
      bytes: (value: number) => size.format(value / megabyte),
      pixels: ({ width, height }: Size) => isolate(`${number.format(width)} × ${number.format(height)}`),
    }
  }, [locale])
}
