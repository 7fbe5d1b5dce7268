import ar from '../../i18n/messages/offline/ar.ts'
import en from '../../i18n/messages/offline/en.ts'

/** What is said where there is no connection. */
export const offlineMessages = { offline: { en, ar } }
