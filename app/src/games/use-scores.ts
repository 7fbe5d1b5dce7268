import { createHighScoresMachine, selectScores, selectScoresReady } from '@saha/machines/high-scores'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import { useOffline } from '../offline/use-offline.ts'
import { listScores, listScoresUnordered } from '../adapters/appwrite/scores.ts'

const machine = createHighScoresMachine({ listOrdered: listScores, listUnordered: listScoresUnordered })

/** A game's scores, read when this is first shown. */
export function useScores(gameId: string) {
  const actor = useActorRef(machine, { input: { gameId } })
  const load = useCallback(() => actor.send({ type: 'scores.load' }), [actor])
  const offline = useOffline()
  // Also when the connection is back.
  useEffect(() => {
    if (!offline) load()
  }, [load, offline])
  return {
    /** Best first, the hundred that were fetched. */
    scores: useSelector(actor, selectScores),
    /** They have been had, so that none are really none. */
    ready: useSelector(actor, selectScoresReady),
    failure: useSelector(actor, ({ context }) => context.failure),
    /** Reads them again. */
    load,
  }
}
