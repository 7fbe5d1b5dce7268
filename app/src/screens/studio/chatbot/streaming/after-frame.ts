/** A page in the background has no frames, but what is under way goes on. */
const fallbackDelay = 250

/**
 * Calls once, behind the first frame from then on, or soon where there are none. Not within that frame: what it changes
 * is reckoned in a task, and drawn in a frame, of its own.
 *
 * @param from on the clock of `performance.now()`; it may be put off while the call waits
 * @returns forgets it
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
  // What the last frame took may have put it off.
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
