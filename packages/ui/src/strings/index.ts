export { ar } from './ar.ts'
export { en } from './en.ts'
export type { KitStrings } from './strings.ts'
