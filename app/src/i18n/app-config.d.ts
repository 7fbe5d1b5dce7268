import type chatbot from './messages/chatbot/en.ts'
import type complexQuery from './messages/complex-query/en.ts'
import type en from './messages/en.ts'
import type pictures from './messages/pictures/en.ts'
import type reading from './messages/reading/en.ts'
import type smartSearch from './messages/smart-search/en.ts'
import type studio from './messages/studio/en.ts'
import type textToSpeech from './messages/text-to-speech/en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en & {
      studio: typeof studio
      chatbot: typeof chatbot
      complexQuery: typeof complexQuery
      pictures: typeof pictures
      reading: typeof reading
      smartSearch: typeof smartSearch
      textToSpeech: typeof textToSpeech
    }
  }
}
