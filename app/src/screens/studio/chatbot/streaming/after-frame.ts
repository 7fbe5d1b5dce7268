/** In milliseconds. Pages in the background get no animation frames. */
const fallbackDelay = 250

/**
 * Calls `callback` once, in a task after the next animation frame, or after a delay if there are no frames. Runs after the
 * frame and not in it, so that the update gets a task and a frame of its own.
 *
 * @param getStart earliest time on the clock of `performance.now()`; may move while the call waits
 * @returns cancels the call
 */
export function afterFrame(getStart: () => number, callback: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(drawn)
    clearTimeout(timer)
  }
  const run = () => {
    cancel()
    callback()
  }
  // The last frame may have delayed it.
  const check = () => {
    if (performance.now() >= getStart()) run()
    else frame = requestAnimationFrame(wait)
  }
  const wait = (now: number) => {
    if (now >= getStart()) drawn = setTimeout(check)
    else frame = requestAnimationFrame(wait)
  }
  let drawn: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(wait)
  const timer = setTimeout(run, Math.max(0, getStart() - performance.now()) + fallbackDelay)
  return cancel
}
