import ar from './ar.ts'
import en from './en.ts'

export const smartSearchMessages = { smartSearch: { en, ar } }
