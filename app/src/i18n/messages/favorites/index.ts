import ar from './ar.ts'
import en from './en.ts'

export const favoritesMessages = { favorites: { en, ar } }
