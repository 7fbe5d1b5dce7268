import ar from './ar.ts'
import en from './en.ts'

export const searchMessages = { search: { en, ar } }
