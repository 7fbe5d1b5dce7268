import ar from './ar.ts'
import en from './en.ts'

export const connectionMessages = { connection: { en, ar } }
