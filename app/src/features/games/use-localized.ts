import type { Locale, Localised } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'

/** Returns a function that picks the current language of a catalogue text. */
export function useLocalized(): (text: Localised) => string {
  const locale: Locale = useLocale()
  return (text) => text[locale]
}
