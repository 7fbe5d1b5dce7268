import ar from './ar.ts'
import en from './en.ts'

/** What the studio says around its tools. */
export const studioMessages = { studio: { en, ar } }
