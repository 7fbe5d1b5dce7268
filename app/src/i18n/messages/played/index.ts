import ar from './ar.ts'
import en from './en.ts'

export const playedMessages = { played: { en, ar } }
