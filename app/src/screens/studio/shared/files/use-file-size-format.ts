import { formatFileSize } from '@saha/ui'
import { useCallback } from 'react'
import { useLocale } from '../../../../i18n/index.ts'
import { formattingLocale } from '../../../../i18n/locale.ts'

/** Returns a formatter of file sizes in the current locale. */
export function useFileSizeFormat(): (bytes: number) => string {
  const locale = useLocale()
  return useCallback((bytes: number) => formatFileSize(formattingLocale[locale], bytes), [locale])
}
