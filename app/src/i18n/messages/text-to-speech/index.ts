import ar from './ar.ts'
import en from './en.ts'

export const textToSpeechMessages = { textToSpeech: { en, ar } }
