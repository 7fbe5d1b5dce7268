export type { Side } from './side.ts'
