import ar from '../../i18n/messages/reading/ar.ts'
import en from '../../i18n/messages/reading/en.ts'

/** What the screens say that are there to be read. */
export const readingMessages = { reading: { en, ar } }
