import { portal } from '../../config/portal.ts'
import type { Locale } from '../../i18n/locale.ts'

interface FailureMessages {
  title: string
  text: string
  /** A chunk failed to load, perhaps because of a newer deployment. */
  lost: string
  /** An optional part failed to load. */
  part: string
  /** A chunk failed to load while offline. */
  offlineTitle: string
  offline: string
  refresh: string
}

/** Messages in the first chunk, because the language's messages may be what failed to load. */
export const failureMessages: Readonly<Record<Locale, FailureMessages>> = {
  en: {
    title: 'Sorry.. there was an error',
    text: 'Something went wrong. Please try refreshing the page.',
    lost: `Part of ${portal.name.en} did not load. There may be a newer version. Please refresh the page.`,
    part: 'That did not load. Check your connection and try again.',
    offlineTitle: 'This page needs a connection',
    offline: `You are offline, and this page has not been opened here before. The rest of ${portal.name.en} still works.`,
    refresh: 'Refresh the page',
  },
  ar: {
    title: 'عذرًا، حدث خطأ',
    text: 'حدث خلل ما. جرّب تحديث الصفحة من فضلك.',
    lost: `لم يصل جزء من ${portal.name.ar}، وربما صدر إصدار أحدث: حدّث الصفحة من فضلك.`,
    part: 'لم يُحمَّل هذا. تحقق من اتصالك ثم حاول مجددًا.',
    offlineTitle: 'تحتاج هذه الصفحة إلى اتصال',
    offline: `أنت غير متصل بالإنترنت، ولم تُفتح هنا من قبل. وما سواها في ${portal.name.ar} ما زال مفتوحًا لك.`,
    refresh: 'حدّث الصفحة',
  },
}
