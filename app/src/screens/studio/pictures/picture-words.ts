import { useMemo } from 'react'
import { isolate, useLocale } from '../../../i18n/index.ts'
import { formattingLocale } from '../../../i18n/locale.ts'
import { useBytes } from '../use-bytes.ts'
import type { Size } from './draw.ts'

/** Sizes of pictures and of their files, as the reader's language writes them. */
export function usePictureWords() {
  const locale = useLocale()
  const bytes = useBytes()
  return useMemo(() => {
    const number = new Intl.NumberFormat(formattingLocale[locale])
    return {
      number: (value: number) => number.format(value),
      bytes,
      pixels: ({ width, height }: Size) => isolate(`${number.format(width)} × ${number.format(height)}`),
    }
  }, [locale, bytes])
}
