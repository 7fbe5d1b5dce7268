import { optionalChunk } from '../errors/lazy-chunk.tsx'

/** Shares a link that asks to beat a score on the board, loaded lazily and optional. */
export const ChallengeButton = optionalChunk(() => import('./challenge-button.tsx'))
