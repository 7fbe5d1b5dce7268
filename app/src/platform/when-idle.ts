/**
 * Does something when the browser has nothing better to do, at the latest after a second; soon where it cannot
 * tell. The returned function takes it back.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(request)
}
