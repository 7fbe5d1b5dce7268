import { useMemo } from 'react'
import { formattingLocale, type Locale } from './locale.ts'
import { useLocale } from './provider.tsx'

/**
 * Wraps text of unknown direction for a place where markup is impossible (titles, labels), so that it
 * cannot reorder what stands around it. Removes the text's own embeddings, overrides and isolates, which could outlast
 * this one. Never use it on text that is copied or stored.
 */
export const isolate = (text: string): string =>
  `\u2068${text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`

/** Numbers and dates as the reader's language writes them: Latin digits, Gregorian calendar. */
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
      /** One decimal, as stars are shown. */
      rating: (value: number) => rating.format(value),
      date: (iso: string) => date.format(new Date(iso)),
      /** The day and the hour, where the reader is. */
      moment: (at: number) => moment.format(at),
    }
  }, [locale])
}

/**
 * Has the browser read what it knows of a language's numbers, each part in a task of its own. With the first of them it
 * takes a slow phone a tenth of a second, within the drawing that needs it.
 */
export async function prepareFormats(locale: Locale): Promise<void> {
  const tag = formattingLocale[locale]
  for (const prepare of [() => new Intl.PluralRules(tag), () => new Intl.NumberFormat(tag)]) {
    await new Promise((resolve) => setTimeout(resolve))
    prepare()
  }
}
