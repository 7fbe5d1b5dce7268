import { createHighScoresMachine } from '@saha/machines/high-scores'
import { useHighScores } from '@saha/machines/react'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useOffline } from '../offline/use-offline.ts'
import { listScores, listScoresUnordered } from '../../adapters/appwrite/documents/scores.ts'

const machine = createHighScoresMachine({ listOrdered: listScores, listUnordered: listScoresUnordered })

/** Loads a game's scores and applies realtime changes while mounted. */
export function useScores(gameId: string) {
  const { scores, ready, failure, load, addScore, removeScore } = useHighScores(machine, { gameId })
  const offline = useOffline()
  // Loads again when the connection returns.
  useEffect(() => {
    if (!offline) load()
  }, [load, offline])
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
        onScore: addScore,
        onGone: removeScore,
        onBack: load,
      })
      unmounted.signal.addEventListener('abort', unfollow)
    }
    void follow()
    return () => unmounted.abort()
  }, [addScore, isFollowing, gameId, load, removeScore])
  return {
    /** Best first, at most a hundred. */
    scores,
    /** Whether the scores were loaded at least once. */
    ready,
    failure,
    /** Loads the scores again. */
    load,
  }
}
