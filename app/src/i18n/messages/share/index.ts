import ar from './ar.ts'
import en from './en.ts'

export const shareMessages = { share: { en, ar } }
