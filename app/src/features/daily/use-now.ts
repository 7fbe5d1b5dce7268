import { useEffect, useState } from 'react'

/** Longest delay of a timer. */
const maxDelay = 2 ** 31 - 1

/**
 * Returns the current time, updated at the next multiple of a step and when the page becomes visible, because timers
 * stop while a device sleeps.
 *
 * @param step in ms: a minute, a day
 */
export function useNow(step: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setTimeout(update, Math.min(step - (now % step), maxDelay))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [now, step])
  return now
}
