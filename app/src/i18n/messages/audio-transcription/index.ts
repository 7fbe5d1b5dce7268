import ar from './ar.ts'
import en from './en.ts'

export const audioTranscriptionMessages = { audioTranscription: { en, ar } }
