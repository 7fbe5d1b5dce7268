import ar from './ar.ts'
import en from './en.ts'

export const challengeMessages = { challenge: { en, ar } }
