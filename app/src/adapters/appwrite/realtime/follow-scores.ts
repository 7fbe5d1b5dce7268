import type { HighScore } from '@saha/machines/high-scores'
import { readId, readScore } from '../client/parse-responses.ts'
import { highScores } from '../documents/collections.ts'
import { follow } from './realtime.ts'

/** Who wants to hear of the scores of a game. */
interface ScoreListener {
  /** A score is on the board. */
  onScore: (score: HighScore) => void
  /** One is no longer. */
  onGone: (id: string) => void
  /** Some may have been missed. */
  onBack: () => void
}

/** Follows a game's board. @returns stops it */
export function followScores(gameId: string, { onScore, onGone, onBack }: ScoreListener): () => void {
  return follow({
    collection: highScores,
    where: { attribute: 'game_id', value: gameId },
    onBack,
    onChange: ({ deleted, document }) => {
      try {
        if (deleted) onGone(readId(document))
        else onScore(readScore(document))
      } catch {
        // A row that cannot be read is left out of the list as well.
      }
    },
  })
}
