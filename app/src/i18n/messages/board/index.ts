import ar from './ar.ts'
import en from './en.ts'

export const boardMessages = { board: { en, ar } }
