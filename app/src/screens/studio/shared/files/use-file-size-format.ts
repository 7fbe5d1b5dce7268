import { useMemo } from 'react'
import { useLocale } from '../../../../i18n/index.ts'
import { formattingLocale } from '../../../../i18n/locale.ts'

const megabyte = 1024 * 1024

/** The size of a file, as the reader's language writes it. */
export function useFileSizeFormat(): (bytes: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const size = new Intl.NumberFormat(formattingLocale[locale], {
      style: 'unit',
      unit: 'megabyte',
      // Arabic has no short form.
      unitDisplay: locale === 'ar' ? 'long' : 'short',
      maximumFractionDigits: 1,
      // What is over a limit must look so.
      roundingMode: 'ceil',
    })
    return (bytes: number) => size.format(bytes / megabyte)
  }, [locale])
}
