import ar from './ar.ts'
import en from './en.ts'

export const accountMessages = { account: { en, ar } }
