import { useMemo } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'
import { en } from '../messages/en.ts'
import { findBuiltInMessages, type KitMessages } from '../messages/messages.ts'
import { BareSahaProvider, type BareSahaProviderProps } from './bare-provider.tsx'

export interface SahaProviderProps extends Omit<BareSahaProviderProps, 'messages'> {
  /** Custom messages, merged over the built-in ones of this language. */
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

/** Provides language, direction, theme and overlay container to all components. Render it once around the app. */
export function SahaProvider({ messages, ...rest }: SahaProviderProps) {
  const { locale } = rest
  const words = useMemo(() => wordsFor(locale, messages), [locale, messages])
  return <BareSahaProvider {...rest} messages={words} />
}
