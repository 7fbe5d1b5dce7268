export { createFavoritesMachine, favoritesMachine } from './favorites.machine.ts'
export * from './favorites.selectors.ts'
export type * from './favorites.types.ts'
