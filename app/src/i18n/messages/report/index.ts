import ar from './ar.ts'
import en from './en.ts'

export const reportMessages = { report: { en, ar } }
