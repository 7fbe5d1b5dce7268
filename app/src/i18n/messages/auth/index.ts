import ar from './ar.ts'
import en from './en.ts'

export const authMessages = { auth: { en, ar } }
