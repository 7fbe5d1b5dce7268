export { authMachine, createAuthMachine } from './auth.machine.ts'
export * from './auth.selectors.ts'
export type * from './auth.types.ts'
export { minPasswordLength } from './credentials.ts'
