import { useEffect, useState } from 'react'

/** Returns `performance.now()`, updated every second while active. */
export function useCurrentTime(isActive: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isActive) return undefined
    const update = () => setNow(performance.now())
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [isActive])
  return now
}
