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

function mergeMessages(locale: string, messages: Partial<KitMessages> | undefined): KitMessages {
  const builtIn = findBuiltInMessages(locale)
  const merged = { ...(builtIn ?? en), ...messages }
  if (isDevelopment && !builtIn) {
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(messages ?? {}, key))
    if (missing.length > 0)
      warnOnce(
        `@saha/ui has no words for "${locale}", so it will speak English: ${missing.join(', ')}. ` +
          'The kit ships English and Arabic; pass <SahaProvider messages={…}> with every key of KitMessages.',
      )
  }
  return merged
}

/** Provides language, direction, theme and overlay container to all components. Render it once around the app. */
export function SahaProvider({ messages, ...rest }: SahaProviderProps) {
  const { locale } = rest
  const merged = useMemo(() => mergeMessages(locale, messages), [locale, messages])
  return <BareSahaProvider {...rest} messages={merged} />
}
