export { noticeMachine } from './notice.machine.ts'
export * from './notice.selectors.ts'
export type * from './notice.types.ts'
