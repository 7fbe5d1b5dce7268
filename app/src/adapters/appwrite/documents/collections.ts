import { backend } from '../../../config/config.ts'

/** The address of a collection. */
export interface Collection {
  readonly databaseId: string
  readonly collectionId: string
}

/** Collections that appwrite.config.json provisions. */
const at = (collectionId: string): Collection => ({ databaseId: backend.database, collectionId })

export const favorites = at('favorites')
export const ratings = at('ratings')
export const highScores = at('high_scores')
export const gameSaves = at('game_saves')
export const runs = at('runs')
export const verifiedScores = at('verified_scores')
