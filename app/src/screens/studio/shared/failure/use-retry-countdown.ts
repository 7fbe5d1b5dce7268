import { useEffect, useState } from 'react'
import { getRetryTime } from './retry-time.ts'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/**
 * Returns the seconds until a retry is allowed. If that takes longer than a countdown, returns 0, because the message
 * names the time.
 */
export function useRetryCountdown(failure: Parameters<typeof getRetryTime>[0]): number {
  const time = getRetryTime(failure)
  const at = time?.isSoon ? time.at : 0
  const [, count] = useState(0)
  const seconds = secondsUntil(at)
  useEffect(() => {
    if (seconds === 0) return undefined
    // Waits until the displayed second changes.
    const timer = setTimeout(() => count((times) => times + 1), ((at - Date.now()) % 1000) + 1)
    return () => clearTimeout(timer)
  })
  return seconds
}
