export { createGameSessionMachine, gameSessionMachine } from './game-session.machine.ts'
export * from './game-session.selectors.ts'
export type * from './game-session.types.ts'
export { parsePoints } from './score.ts'
