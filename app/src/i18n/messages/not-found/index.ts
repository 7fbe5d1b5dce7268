import ar from './ar.ts'
import en from './en.ts'

export const notFoundMessages = { notFound: { en, ar } }
