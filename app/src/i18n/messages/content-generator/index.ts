import ar from './ar.ts'
import en from './en.ts'

export const contentGeneratorMessages = { contentGenerator: { en, ar } }
