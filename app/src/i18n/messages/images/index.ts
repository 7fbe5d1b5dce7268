import ar from './ar.ts'
import en from './en.ts'

export const imagesMessages = { images: { en, ar } }
