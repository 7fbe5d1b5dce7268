export interface Attention {
  /** The visitor is in this page again, or for the first time. */
  onFocus: () => void
  /** The focus went elsewhere, to the portal around or to another window, and did not come straight back. */
  onLeave: () => void
  /** The page went out of sight (false), or came back. */
  onVisible: (visible: boolean) => void
  /** A key, finger or mouse has touched the page. */
  onTouch: () => void
}

/** A focus that is back within this time, in ms, was never gone: windows lose it for a moment as they change. */
const glance = 150
/** The same, for as long after somebody was led back: a window that changes on a slow machine takes its time. */
const settling = 1000

/** Tells whether anybody minds the page. Returns how to say that they do: a focus that is gone, or goes now, comes back. */
export function watchAttention(
  { onFocus, onLeave, onVisible, onTouch }: Attention,
  signal: AbortSignal,
): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let ledBack = Number.NEGATIVE_INFINITY
  const stay = () => clearTimeout(leaving)
  const onBlur = () => {
    stay()
    leaving = setTimeout(onLeave, performance.now() - ledBack < settling ? settling : glance)
  }
  signal.addEventListener('abort', stay)
  window.addEventListener('focus', stay, { signal })
  window.addEventListener('focus', onFocus, { signal })
  window.addEventListener('blur', onBlur, { signal })
  document.addEventListener('visibilitychange', () => onVisible(!document.hidden), { signal })
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(type, onTouch, { signal, capture: true })
  }
  return () => {
    ledBack = performance.now()
    stay()
  }
}
