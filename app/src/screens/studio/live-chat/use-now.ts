import { useEffect, useState } from 'react'

/** The time of `performance.now()`, every second while it is asked for. */
export function useNow(asked: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!asked) return undefined
    const look = () => setNow(performance.now())
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [asked])
  return now
}
