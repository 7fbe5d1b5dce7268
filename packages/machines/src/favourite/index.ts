export { createFavouriteMachine, favouriteMachine } from './favourite.machine.ts'
export * from './favourite.selectors.ts'
export type * from './favourite.types.ts'
