import ar from './ar.ts'
import en from './en.ts'

export const scoreMessages = { scores: { en, ar } }
