import { useEffect, useState } from 'react'
import { loadChunk } from '../../chunks/load-chunk.ts'

interface LoadedPlace {
  userId: string
  today: number
  place: number | null
}

/**
 * Returns the user's place in yesterday's game; null without one, for guests, and while it is unknown.
 *
 * @param today days since 1970, in UTC
 */
export function useYesterdaysPlace(userId: string | null, today: number): number | null {
  const [loaded, setLoaded] = useState<LoadedPlace | null>(null)
  useEffect(() => {
    if (userId === null) return undefined
    const unmounted = new AbortController()
    const load = async () => {
      const { loadYesterdaysPlace } = await loadChunk(() => import('./yesterdays-place.ts'))
      const place = await loadYesterdaysPlace(userId, today, unmounted.signal)
      if (!unmounted.signal.aborted) setLoaded({ userId, today, place })
    }
    // The place is an extra, so a failure is not reported.
    load().catch(() => undefined)
    return () => unmounted.abort()
  }, [userId, today])
  return loaded?.userId === userId && loaded.today === today ? loaded.place : null
}
