import ar from '../../i18n/messages/studio/ar.ts'
import en from '../../i18n/messages/studio/en.ts'

/** What the studio says around its tools. */
export const studioMessages = { studio: { en, ar } }
