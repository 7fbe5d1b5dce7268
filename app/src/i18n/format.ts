import { formattingLocale, type Locale } from './locale.ts'
import { useLocale } from './provider.tsx'

/**
 * Isolates text of unknown direction where markup is impossible, such as titles and labels. Never use it for text
 * that is copied or stored.
 */
export const isolate = (text: string): string =>
  `\u2068${text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`

/** Creating a format takes up to a hundred times as long as using it, so each is created once, when first used. */
function createFormats(locale: Locale) {
  const tag = formattingLocale[locale]
  let number: Intl.NumberFormat | undefined
  let date: Intl.DateTimeFormat | undefined
  let moment: Intl.DateTimeFormat | undefined
  return {
    number: (value: number) => (number ??= new Intl.NumberFormat(tag)).format(value),
    date: (iso: string) => {
      date ??= new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
      return date.format(new Date(iso))
    },
    /** Date and time in the user's time zone. */
    moment: (at: number) => {
      moment ??= new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
      return moment.format(at)
    },
  }
}

const formats: Partial<Record<Locale, ReturnType<typeof createFormats>>> = {}

/** Returns formatters of the current language, with Latin digits and the Gregorian calendar. */
export function useFormat() {
  const locale = useLocale()
  return (formats[locale] ??= createFormats(locale))
}

/** Warms up the number formatters, one per task: the first use blocks a slow phone for 100 ms. */
export async function prepareFormats(locale: Locale): Promise<void> {
  const tag = formattingLocale[locale]
  for (const prepare of [() => new Intl.PluralRules(tag), () => new Intl.NumberFormat(tag)]) {
    await new Promise((resolve) => setTimeout(resolve))
    prepare()
  }
}
