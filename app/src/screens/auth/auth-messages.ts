import ar from '../../i18n/messages/auth/ar.ts'
import en from '../../i18n/messages/auth/en.ts'

/** What the ways in say. */
export const authMessages = { auth: { en, ar } }
