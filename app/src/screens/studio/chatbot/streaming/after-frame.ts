/** In milliseconds. Pages in the background get no animation frames. */
const fallbackDelay = 250

/**
 * Calls `act` once, in a task after the next animation frame, or after a delay if there are no frames. Runs after the
 * frame and not in it, so that the update gets a task and a frame of its own.
 *
 * @param from earliest time on the clock of `performance.now()`; may move while the call waits
 * @returns cancels the call
 */
export function afterFrame(from: () => number, act: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(drawn)
    clearTimeout(timer)
  }
  const once = () => {
    cancel()
    act()
  }
  // The last frame may have delayed it.
  const look = () => {
    if (performance.now() >= from()) once()
    else frame = requestAnimationFrame(wait)
  }
  const wait = (now: number) => {
    if (now >= from()) drawn = setTimeout(look)
    else frame = requestAnimationFrame(wait)
  }
  let drawn: ReturnType<typeof setTimeout> | undefined
  let frame = requestAnimationFrame(wait)
  const timer = setTimeout(once, Math.max(0, from() - performance.now()) + fallbackDelay)
  return cancel
}
