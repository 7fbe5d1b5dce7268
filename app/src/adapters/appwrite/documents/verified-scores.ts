import { site } from '../../../config/site.ts'
import { readDocuments, readEach, readVerifiedScore } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { verifiedScores } from './collections.ts'

/** Points of a score that were verified by its moves. */
export interface VerifiedScore {
  /** Id of the score's document. */
  readonly id: string
  readonly gameId: string
  readonly score: number
}

/** Returns which of these scores are verified, at most a page of them. */
export const listVerifiedScores = call(
  async ({ databases, Query }, ids: readonly string[]): Promise<readonly VerifiedScore[]> =>
    readEach(
      readDocuments(
        await databases.listDocuments({
          ...verifiedScores,
          queries: [Query.equal('$id', ids.slice(0, site.scores.fetched)), Query.limit(site.scores.fetched)],
        }),
      ),
      readVerifiedScore,
    ),
  { read: true },
)
