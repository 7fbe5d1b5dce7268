import { useMemo } from 'react'
import { useLocale } from '../../../../i18n/index.ts'
import { formattingLocale } from '../../../../i18n/locale.ts'

const megabyte = 1024 * 1024

/** Returns a formatter of file sizes in the current locale. */
export function useFileSizeFormat(): (bytes: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const size = new Intl.NumberFormat(formattingLocale[locale], {
      style: 'unit',
      unit: 'megabyte',
      // Arabic has no short form.
      unitDisplay: locale === 'ar' ? 'long' : 'short',
      maximumFractionDigits: 1,
      // A size above a limit must not look equal to it.
      roundingMode: 'ceil',
    })
    return (bytes: number) => size.format(bytes / megabyte)
  }, [locale])
}
