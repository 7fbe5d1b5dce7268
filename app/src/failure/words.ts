import type { Locale } from '../i18n/locale.ts'

interface FailureWords {
  title: string
  text: string
  refresh: string
}

/** Said when anything else may be missing, the language's own messages included; so they travel with the first chunk. */
export const failureWords: Readonly<Record<Locale, FailureWords>> = {
  en: {
    title: 'Sorry.. there was an error',
    text: 'Something went wrong. Please try refreshing the page.',
    refresh: 'Refresh the page',
  },
  ar: {
    title: 'عذرًا، حدث خطأ',
    text: 'حدث خلل ما. جرّب تحديث الصفحة من فضلك.',
    refresh: 'حدّث الصفحة',
  },
}
