import ar from './ar.ts'
import en from './en.ts'

export const videoAnalyzerMessages = { videoAnalyzer: { en, ar } }
