import ar from './ar.ts'
import en from './en.ts'

export const gamePageMessages = { gamePage: { en, ar } }
