import ar from './ar.ts'
import en from './en.ts'

export const dailyMessages = { daily: { en, ar } }
