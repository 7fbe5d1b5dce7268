import ar from './ar.ts'
import en from './en.ts'

export const ratingMessages = { rating: { en, ar } }
