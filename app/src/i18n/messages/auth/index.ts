import ar from './ar.ts'
import en from './en.ts'

/** What the ways in say. */
export const authMessages = { auth: { en, ar } }
