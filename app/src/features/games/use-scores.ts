import { createHighScoresMachine, selectScores, selectScoresReady } from '@saha/machines/high-scores'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useOffline } from '../offline/use-offline.ts'
import { listScores, listScoresUnordered } from '../../adapters/appwrite/scores.ts'

const machine = createHighScoresMachine({ listOrdered: listScores, listUnordered: listScoresUnordered })

/** A game's scores, read when this is first shown, and followed for as long as it is. */
export function useScores(gameId: string) {
  const actor = useActorRef(machine, { input: { gameId } })
  const load = useCallback(() => actor.send({ type: 'scores.load' }), [actor])
  const offline = useOffline()
  // Also when the connection is back.
  useEffect(() => {
    if (!offline) load()
  }, [load, offline])
  const ready = useSelector(actor, selectScoresReady)
  // Once there is a board: where the backend does not even answer, there is nobody to listen to.
  const [followed, setFollowed] = useState(false)
  if (ready && !followed) setFollowed(true)
  useEffect(() => {
    if (!followed) return undefined
    const leaving = new AbortController()
    const begin = async () => {
      // A part of the script that does not come is one more way of having no realtime.
      const follower = await loadChunk(() => import('../../adapters/appwrite/follow-scores.ts')).catch(
        () => null,
      )
      if (leaving.signal.aborted || follower === null) return
      const unfollow = follower.followScores(gameId, {
        onScore: (score) => actor.send({ type: 'scores.posted', score }),
        onGone: (id) => actor.send({ type: 'scores.removed', id }),
        onBack: load,
      })
      leaving.signal.addEventListener('abort', unfollow)
    }
    void begin()
    return () => leaving.abort()
  }, [actor, followed, gameId, load])
  return {
    /** Best first, the hundred that were fetched. */
    scores: useSelector(actor, selectScores),
    /** They have been had, so that none are really none. */
    ready,
    failure: useSelector(actor, ({ context }) => context.failure),
    /** Reads them again. */
    load,
  }
}
