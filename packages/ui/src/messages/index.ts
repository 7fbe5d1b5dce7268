export { ar } from './ar.ts'
export { en } from './en.ts'
export type { KitMessages } from './messages.ts'
