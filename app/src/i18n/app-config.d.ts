import type account from './messages/account/en.ts'
import type audioTranscription from './messages/audio-transcription/en.ts'
import type auth from './messages/auth/en.ts'
import type chatbot from './messages/chatbot/en.ts'
import type complexQuery from './messages/complex-query/en.ts'
import type connection from './messages/connection/en.ts'
import type contentGenerator from './messages/content-generator/en.ts'
import type en from './messages/en.ts'
import type favorites from './messages/favorites/en.ts'
import type finding from './messages/finding/en.ts'
import type liveChat from './messages/live-chat/en.ts'
import type notFound from './messages/not-found/en.ts'
import type offline from './messages/offline/en.ts'
import type pictures from './messages/pictures/en.ts'
import type played from './messages/played/en.ts'
import type player from './messages/player/en.ts'
import type reading from './messages/reading/en.ts'
import type report from './messages/report/en.ts'
import type search from './messages/search/en.ts'
import type share from './messages/share/en.ts'
import type settings from './messages/settings/en.ts'
import type smartSearch from './messages/smart-search/en.ts'
import type studio from './messages/studio/en.ts'
import type textToSpeech from './messages/text-to-speech/en.ts'
import type videoGeneration from './messages/video-generation/en.ts'
import type videoAnalyzer from './messages/video-analyzer/en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en & {
      studio: typeof studio
      account: typeof account
      audioTranscription: typeof audioTranscription
      auth: typeof auth
      chatbot: typeof chatbot
      complexQuery: typeof complexQuery
      connection: typeof connection
      contentGenerator: typeof contentGenerator
      favorites: typeof favorites
      finding: typeof finding
      liveChat: typeof liveChat
      notFound: typeof notFound
      offline: typeof offline
      pictures: typeof pictures
      played: typeof played
      player: typeof player
      reading: typeof reading
      report: typeof report
      search: typeof search
      settings: typeof settings
      share: typeof share
      smartSearch: typeof smartSearch
      textToSpeech: typeof textToSpeech
      videoGeneration: typeof videoGeneration
      videoAnalyzer: typeof videoAnalyzer
    }
  }
}
