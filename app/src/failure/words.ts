import type { Locale } from '../i18n/locale.ts'

interface FailureWords {
  title: string
  text: string
  /** A part of the portal did not arrive: it may have been replaced by a newer one. */
  lost: string
  /** The same, without a connection. */
  offline: string
  refresh: string
}

/** Said when anything else may be missing, the language's own messages included; so they travel with the first chunk. */
export const failureWords: Readonly<Record<Locale, FailureWords>> = {
  en: {
    title: 'Sorry.. there was an error',
    text: 'Something went wrong. Please try refreshing the page.',
    lost: 'A part of Saha did not arrive. There may be a newer version: please refresh the page.',
    offline: 'You are offline, and this page was never opened here. It comes with the connection.',
    refresh: 'Refresh the page',
  },
  ar: {
    title: 'عذرًا، حدث خطأ',
    text: 'حدث خلل ما. جرّب تحديث الصفحة من فضلك.',
    lost: 'لم يصل جزء من ساحة، وربما صدر إصدار أحدث: حدّث الصفحة من فضلك.',
    offline: 'أنت غير متصل بالإنترنت، ولم تُفتح هذه الصفحة هنا من قبل. ستأتي مع عودة الاتصال.',
    refresh: 'حدّث الصفحة',
  },
}
