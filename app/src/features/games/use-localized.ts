import type { Locale, Localised } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'

/** Reads a catalogue text in the reader's language. */
export function useLocalized(): (text: Localised) => string {
  const locale: Locale = useLocale()
  return (text) => text[locale]
}
