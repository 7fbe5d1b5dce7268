export interface DrawingWatchOptions {
  /** The frame that shows the game. */
  frame: HTMLIFrameElement
  /** The frame keeps the page from drawing: remove it. */
  onMisbehaved: () => void
  /** The portal's window. @default window */
  host?: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & {
    readonly document: Pick<Document, 'visibilityState'>
  }
}

/** Interval between requests for an animation frame, in milliseconds. */
const requestInterval = 250
/** Time without an animation frame after which the page counts as starved, in milliseconds. */
const starvedAfter = 3000
/** Longest time between two animation frames of a page that draws again, in milliseconds. */
const resumedWithin = 1000
/** Time in which a frame that is shown again must not starve the page a second time, in milliseconds. */
const probation = 10_000

/**
 * Hides a frame when the page draws nothing although its timers run on time, and shows it once the page draws again.
 * Reports a frame that then starves the page a second time.
 */
export function watchDrawing({ frame, onMisbehaved, host = window }: DrawingWatchOptions): () => void {
  let lastTick = performance.now()
  let drawnAt = lastTick
  let shownAt = Number.NEGATIVE_INFINITY
  let isHidden = false
  let hadFocus = false
  let request: number | undefined
  const activeElement = () => frame.ownerDocument.activeElement

  const hide = () => {
    isHidden = true
    hadFocus = activeElement() === frame
    frame.style.visibility = 'hidden'
  }
  const show = () => {
    isHidden = false
    shownAt = drawnAt
    frame.style.visibility = ''
    // Browsers take focus from a hidden element.
    if (hadFocus && activeElement() === frame.ownerDocument.body) frame.focus({ preventScroll: true })
  }
  const onAnimationFrame = () => {
    request = undefined
    const now = performance.now()
    // One frame is not enough: it may be the one that hides the game.
    const hasResumed = now - drawnAt < resumedWithin
    drawnAt = now
    if (isHidden && hasResumed) show()
  }
  const onTick = () => {
    const now = performance.now()
    const isLate = now - lastTick > 2 * requestInterval
    lastTick = now
    request ??= host.requestAnimationFrame(onAnimationFrame)
    if (isHidden) return
    if (isLate || host.document.visibilityState !== 'visible') drawnAt = now
    if (now - drawnAt < starvedAfter) return
    if (now - shownAt >= probation) return hide()
    stop()
    onMisbehaved()
  }
  const timer = setInterval(onTick, requestInterval)
  function stop() {
    clearInterval(timer)
    if (request !== undefined) host.cancelAnimationFrame(request)
  }
  return stop
}
