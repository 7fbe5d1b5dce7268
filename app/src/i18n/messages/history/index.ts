import ar from './ar.ts'
import en from './en.ts'

export const historyMessages = { history: { en, ar } }
