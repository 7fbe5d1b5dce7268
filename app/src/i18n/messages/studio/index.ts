import ar from './ar.ts'
import en from './en.ts'

export const studioMessages = { studio: { en, ar } }
