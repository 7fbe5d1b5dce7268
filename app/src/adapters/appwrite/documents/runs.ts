import { readId } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { asUser } from '../account/as-user.ts'
import { runs } from './collections.ts'

interface NewRun {
  /** Id of the score's document. */
  scoreId: string
  userId: string
  /** The score's `game_id`. */
  gameId: string
  /** Log of the run, which the bridge wrote. */
  log: string
}

/** Sends the run of a submitted score to be verified. Its id is the score's, so sending it twice stores it once. */
export const submitRun = asUser(
  call(async ({ databases }, { scoreId, userId, gameId, log }: NewRun) => {
    const { rulesHash, seed, level, steps, score, moves } = JSON.parse(log) as Record<string, unknown>
    return readId(
      await databases.createDocument({
        ...runs,
        documentId: scoreId,
        data: { score_id: scoreId, game_id: gameId, rules: rulesHash, seed, level, steps, score, moves },
        permissions: [`read("user:${userId}")`],
      }),
    )
  }),
)
