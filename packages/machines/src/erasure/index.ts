export { createErasureMachine, erasureMachine } from './erasure.machine.ts'
export * from './erasure.selectors.ts'
export type * from './erasure.types.ts'
