export type { Side } from './logical-side.ts'
