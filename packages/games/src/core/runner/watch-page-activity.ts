interface PageActivityHandlers {
  /** The page has the focus. */
  onFocus: () => void
  /** The focus moved to the portal or another window and did not return within the delay. */
  onFocusLost: () => void
  onVisibilityChange: (visible: boolean) => void
  /** The page may be closing: it lost the focus, was hidden, or is being replaced. */
  onLeaving: () => void
  /** A key, finger or mouse press: a user gesture. */
  onUserInput: () => void
}

/** Focus loss shorter than this, in ms, is ignored: windows lose the focus briefly when they change. */
const blurDelay = 150
/** The same after a return to the page: changing the window takes longer on slow machines. */
const blurDelayAfterReturn = 1000

/** Reports focus, visibility and user gestures. Returns a function that cancels a pending or imminent focus loss. */
export function watchPageActivity(
  { onFocus, onFocusLost, onVisibilityChange, onLeaving, onUserInput }: PageActivityHandlers,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let returnedAt = Number.NEGATIVE_INFINITY
  const cancelBlur = () => clearTimeout(timer)
  const onBlur = () => {
    onLeaving()
    cancelBlur()
    timer = setTimeout(
      onFocusLost,
      performance.now() - returnedAt < blurDelayAfterReturn ? blurDelayAfterReturn : blurDelay,
    )
  }
  signal.addEventListener('abort', cancelBlur)
  window.addEventListener('focus', cancelBlur, { signal })
  window.addEventListener('focus', onFocus, { signal })
  window.addEventListener('blur', onBlur, { signal })
  window.addEventListener('pagehide', onLeaving, { signal })
  const reportVisibility = () => {
    if (document.hidden) onLeaving()
    onVisibilityChange(!document.hidden)
  }
  document.addEventListener('visibilitychange', reportVisibility, { signal })
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(type, onUserInput, { signal, capture: true })
  }
  return () => {
    returnedAt = performance.now()
    cancelBlur()
  }
}
