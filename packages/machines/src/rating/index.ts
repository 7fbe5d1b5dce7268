export { createRatingMachine, ratingMachine } from './rating.machine.ts'
export * from './rating.selectors.ts'
export type * from './rating.types.ts'
