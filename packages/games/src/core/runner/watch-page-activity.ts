export interface PageActivityHandlers {
  /** The visitor is in this page again, or for the first time. */
  onFocus: () => void
  /** The focus went elsewhere, to the portal around or to another window, and did not come straight back. */
  onFocusLost: () => void
  /** The page went out of sight (false), or came back. */
  onVisibilityChange: (visible: boolean) => void
  /** A key, finger or mouse has touched the page. */
  onUserInput: () => void
}

/** A focus that is back within this time, in ms, was never gone: windows lose it for a moment as they change. */
const blurDelay = 150
/** The same, for as long after somebody was led back: a window that changes on a slow machine takes its time. */
const blurDelayAfterReturn = 1000

/** Tells whether anybody minds the page. Returns how to say that they do: a focus that is gone, or goes now, comes back. */
export function watchPageActivity(
  { onFocus, onFocusLost, onVisibilityChange, onUserInput }: PageActivityHandlers,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let returnedAt = Number.NEGATIVE_INFINITY
  const cancelBlur = () => clearTimeout(timer)
  const onBlur = () => {
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
  document.addEventListener('visibilitychange', () => onVisibilityChange(!document.hidden), { signal })
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(type, onUserInput, { signal, capture: true })
  }
  return () => {
    returnedAt = performance.now()
    cancelBlur()
  }
}
