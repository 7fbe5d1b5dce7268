import { useEffect, useState } from 'react'
import { getRetryTime } from './retry-time.ts'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/**
 * Seconds until asking again may help, as far as the service says so: they go by while somebody watches. For what takes
 * longer than anybody waits it is 0, and the moment is told in words: whoever tries before that is refused anew.
 */
export function useRetryCountdown(failure: Parameters<typeof getRetryTime>[0]): number {
  const time = getRetryTime(failure)
  const at = time?.isSoon ? time.at : 0
  const [, count] = useState(0)
  const seconds = secondsUntil(at)
  useEffect(() => {
    if (seconds === 0) return undefined
    // To the next whole second, which is when the figure changes.
    const timer = setTimeout(() => count((times) => times + 1), ((at - Date.now()) % 1000) + 1)
    return () => clearTimeout(timer)
  })
  return seconds
}
