export { createFavoriteMachine, favoriteMachine } from './favorite.machine.ts'
export * from './favorite.selectors.ts'
export type * from './favorite.types.ts'
