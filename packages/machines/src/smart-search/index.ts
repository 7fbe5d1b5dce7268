export { createSmartSearchMachine, smartSearchMachine } from './smart-search.machine.ts'
export * from './smart-search.selectors.ts'
export type * from './smart-search.types.ts'
