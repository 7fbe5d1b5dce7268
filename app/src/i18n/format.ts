import { useMemo } from 'react'
import { formattingLocale, type Locale } from './locale.ts'
import { useLocale } from './provider.tsx'

/**
 * Isolates text of unknown direction where markup is impossible, such as titles and labels. Never use it for text
 * that is copied or stored.
 */
export const isolate = (text: string): string =>
  `\u2068${text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`

/** Returns formatters of the current language, with Latin digits and the Gregorian calendar. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(() => {
    const tag = formattingLocale[locale]
    const number = new Intl.NumberFormat(tag)
    const rating = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
    const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      number: (value: number) => number.format(value),
      /** One decimal, for ratings. */
      rating: (value: number) => rating.format(value),
      date: (iso: string) => date.format(new Date(iso)),
      /** Date and time in the user's time zone. */
      moment: (at: number) => moment.format(at),
    }
  }, [locale])
}

/** Warms up the number formatters, one per task: the first use blocks a slow phone for 100 ms. */
export async function prepareFormats(locale: Locale): Promise<void> {
  const tag = formattingLocale[locale]
  for (const prepare of [() => new Intl.PluralRules(tag), () => new Intl.NumberFormat(tag)]) {
    await new Promise((resolve) => setTimeout(resolve))
    prepare()
  }
}
