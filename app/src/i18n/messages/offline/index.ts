import ar from './ar.ts'
import en from './en.ts'

export const offlineMessages = { offline: { en, ar } }
