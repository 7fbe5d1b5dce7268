import { useCallback, useEffect, useState } from 'react'
import { listVerifiedScores, type VerifiedScore } from '../../adapters/appwrite/documents/verified-scores.ts'
import { useLoaded } from './use-loaded.ts'

/** Times at which the mark of a score that was just submitted is read again, in ms. A backend that starts cold is slow. */
const rereadAt = [3000, 9000, 21_000, 45_000]
const none: readonly VerifiedScore[] = []

interface RankedScore {
  readonly id: string
  readonly score: number
}

/**
 * Returns whether a score of a board is verified. Until the backend answers, and if it cannot say, none is.
 *
 * @param scores rows of the board
 * @param recordId a score that was just submitted: its mark is read again until it is there
 */
export function useVerifiedScores(
  scores: readonly RankedScore[],
  recordId?: string,
): (score: RankedScore) => boolean {
  const ids = scores.map(({ id }) => id).join(' ')
  const load = useCallback(
    async (signal: AbortSignal) => (ids === '' ? none : listVerifiedScores(ids.split(' '), signal)),
    [ids],
  )
  const { reload, ...loaded } = useLoaded(load)
  // The marks stay while changed rows are checked.
  const [marks, setMarks] = useState(none)
  if (loaded.status === 'ready' && loaded.value !== marks) setMarks(loaded.value)
  const awaitedId = marks.some(({ id }) => id === recordId) ? undefined : recordId
  useEffect(() => {
    const timers = awaitedId === undefined ? [] : rereadAt.map((ms) => setTimeout(reload, ms))
    return () => timers.forEach(clearTimeout)
  }, [awaitedId, reload])
  return ({ id, score }) => marks.some((mark) => mark.id === id && mark.score === score)
}
