import { backend } from '../../config.ts'

/** The collections that appwrite.config.json provisions. */
const at = (collectionId: string) => ({ databaseId: backend.database, collectionId })

export const favorites = at('favorites')
export const ratings = at('ratings')
export const highScores = at('high_scores')
