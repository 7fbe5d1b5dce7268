import ar from './ar.ts'
import en from './en.ts'

export const readingMessages = { reading: { en, ar } }
