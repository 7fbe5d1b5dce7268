import type complexQuery from './messages/complex-query/en.ts'
import type en from './messages/en.ts'
import type studio from './messages/studio/en.ts'
import type textToSpeech from './messages/text-to-speech/en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en & {
      studio: typeof studio
      complexQuery: typeof complexQuery
      textToSpeech: typeof textToSpeech
    }
  }
}
