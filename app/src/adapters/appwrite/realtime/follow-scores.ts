import type { HighScore } from '@saha/machines/high-scores'
import { readId, readScore } from '../client/parse-responses.ts'
import { highScores } from '../documents/collections.ts'
import { followDocuments } from './realtime.ts'

/** Callbacks for changes of a game's scores. */
interface ScoreListener {
  /** Called when a score was added. */
  onScore: (score: HighScore) => void
  /** Called when a score was removed. */
  onGone: (id: string) => void
  /** Called after a reconnect, when events may have been missed. */
  onBack: () => void
}

/** Subscribes to a game's scores. @returns unsubscribes */
export function followScores(gameId: string, { onScore, onGone, onBack }: ScoreListener): () => void {
  return followDocuments({
    collection: highScores,
    where: { attribute: 'game_id', value: gameId },
    onBack,
    onChange: ({ deleted, document }) => {
      try {
        if (deleted) onGone(readId(document))
        else onScore(readScore(document))
      } catch {
        // The list skips malformed rows, too.
      }
    },
  })
}
