import ar from './ar.ts'
import en from './en.ts'

export const picturesMessages = { pictures: { en, ar } }
