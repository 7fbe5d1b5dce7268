import { useMemo } from 'react'
import { developing } from '../development/developing.ts'
import { warnOnce } from '../development/warn-once.ts'
import { en } from '../strings/en.ts'
import { builtInStrings, type KitStrings } from '../strings/strings.ts'
import { BareSahaProvider, type BareSahaProviderProps } from './bare-provider.tsx'

export interface SahaProviderProps extends Omit<BareSahaProviderProps, 'strings'> {
  /** Words of the host's own, over those that the kit speaks in this language; what is left out stays. */
  strings?: Partial<KitStrings>
}

function wordsFor(locale: string, strings: Partial<KitStrings> | undefined): KitStrings {
  const spoken = builtInStrings(locale)
  const words = { ...(spoken ?? en), ...strings }
  if (developing && !spoken) {
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(strings ?? {}, key))
    if (missing.length > 0)
      warnOnce(
        `@saha/ui has no words for "${locale}", so it will speak English: ${missing.join(', ')}. ` +
          'The kit ships English and Arabic; pass <SahaProvider strings={…}> with every key of KitStrings.',
      )
  }
  return words
}

/** Gives the kit its language, direction, theme and a place for overlays. Nothing else decides direction. */
export function SahaProvider({ strings, ...rest }: SahaProviderProps) {
  const { locale } = rest
  const words = useMemo(() => wordsFor(locale, strings), [locale, strings])
  return <BareSahaProvider {...rest} strings={words} />
}
