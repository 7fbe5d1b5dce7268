import ar from './ar.ts'
import en from './en.ts'

export const profileMessages = { profile: { en, ar } }
