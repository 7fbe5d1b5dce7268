import { useMemo } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'
import { en } from '../messages/en.ts'
import { findBuiltInMessages, type KitMessages } from '../messages/messages.ts'
import { BareSahaProvider, type BareSahaProviderProps } from './bare-provider.tsx'

export interface SahaProviderProps extends Omit<BareSahaProviderProps, 'messages'> {
  /** Words of the host's own, over those that the kit speaks in this language; what is left out stays. */
  messages?: Partial<KitMessages>
}

function wordsFor(locale: string, messages: Partial<KitMessages> | undefined): KitMessages {
  const spoken = findBuiltInMessages(locale)
  const words = { ...(spoken ?? en), ...messages }
  if (isDevelopment && !spoken) {
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(messages ?? {}, key))
    if (missing.length > 0)
      warnOnce(
        `@saha/ui has no words for "${locale}", so it will speak English: ${missing.join(', ')}. ` +
          'The kit ships English and Arabic; pass <SahaProvider messages={…}> with every key of KitMessages.',
      )
  }
  return words
}

/** Gives the kit its language, direction, theme and a place for overlays. Nothing else decides direction. */
export function SahaProvider({ messages, ...rest }: SahaProviderProps) {
  const { locale } = rest
  const words = useMemo(() => wordsFor(locale, messages), [locale, messages])
  return <BareSahaProvider {...rest} messages={words} />
}
