export { directionOf, type Direction } from './direction.ts'
export { SahaProvider, useKit, type Kit, type SahaProviderProps, type Theme } from './provider.tsx'
