export { accountMachine, createAccountMachine } from './account.machine.ts'
export * from './account.selectors.ts'
export type * from './account.types.ts'
export { maxNameLength, maxPasswordBytes } from './limits.ts'
