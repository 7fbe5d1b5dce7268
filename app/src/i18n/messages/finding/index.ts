import ar from './ar.ts'
import en from './en.ts'

export const findingMessages = { finding: { en, ar } }
