import { useEffect, useState } from 'react'

/** Whole seconds that have passed since a moment in ms, counted while somebody watches. */
export function useElapsedSeconds(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.round((now - since) / 1000))
}
