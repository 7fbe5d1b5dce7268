import { createHighScoresMachine, selectScores, selectScoresReady } from '@saha/machines/high-scores'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useOffline } from '../offline/use-offline.ts'
import { listScores, listScoresUnordered } from '../../adapters/appwrite/documents/scores.ts'

const machine = createHighScoresMachine({ listOrdered: listScores, listUnordered: listScoresUnordered })

/** Loads a game's scores and applies realtime changes while mounted. */
export function useScores(gameId: string) {
  const actor = useActorRef(machine, { input: { gameId } })
  const load = useCallback(() => actor.send({ type: 'scores.load' }), [actor])
  const offline = useOffline()
  // Loads again when the connection returns.
  useEffect(() => {
    if (!offline) load()
  }, [load, offline])
  const ready = useSelector(actor, selectScoresReady)
  // Realtime starts after the first load, which shows that the backend responds.
  const [isFollowing, setIsFollowing] = useState(false)
  if (ready && !isFollowing) setIsFollowing(true)
  useEffect(() => {
    if (!isFollowing) return undefined
    const unmounted = new AbortController()
    const follow = async () => {
      // A missing chunk is treated like missing realtime.
      const chunk = await loadChunk(() => import('../../adapters/appwrite/realtime/follow-scores.ts')).catch(
        () => null,
      )
      if (unmounted.signal.aborted || chunk === null) return
      const unfollow = chunk.followScores(gameId, {
        onScore: (score) => actor.send({ type: 'scores.posted', score }),
        onGone: (id) => actor.send({ type: 'scores.removed', id }),
        onBack: load,
      })
      unmounted.signal.addEventListener('abort', unfollow)
    }
    void follow()
    return () => unmounted.abort()
  }, [actor, isFollowing, gameId, load])
  return {
    /** Best first, at most a hundred. */
    scores: useSelector(actor, selectScores),
    /** Whether the scores were loaded at least once. */
    ready,
    failure: useSelector(actor, ({ context }) => context.failure),
    /** Loads the scores again. */
    load,
  }
}
