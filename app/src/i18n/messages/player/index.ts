import ar from './ar.ts'
import en from './en.ts'

export const playerMessages = { player: { en, ar } }
