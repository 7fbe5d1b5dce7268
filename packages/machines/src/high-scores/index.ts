export { createHighScoresMachine, highScoresMachine } from './high-scores.machine.ts'
export * from './high-scores.selectors.ts'
export type * from './high-scores.types.ts'
export { rankScores, toStandings } from './ranking.ts'
