import { useEffect, useState } from 'react'

/** The time of `performance.now()`, every second while it is asked for. */
export function useCurrentTime(isActive: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isActive) return undefined
    const look = () => setNow(performance.now())
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isActive])
  return now
}
