/**
 * Runs a callback when the browser is idle, at the latest after one second. Safari has no `requestIdleCallback`.
 *
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(request)
}
