export interface Attention {
  /** The visitor is in this page again, or for the first time. */
  onFocus: () => void
  /** The focus went elsewhere: the portal around, another window. */
  onBlur: () => void
  /** The page went out of sight (false), or came back. */
  onVisible: (visible: boolean) => void
  /** A key, finger or mouse has touched the page. */
  onTouch: () => void
}

/** Tells whether anybody minds the page. */
export function watchAttention(
  { onFocus, onBlur, onVisible, onTouch }: Attention,
  signal: AbortSignal,
): void {
  window.addEventListener('focus', onFocus, { signal })
  window.addEventListener('blur', onBlur, { signal })
  document.addEventListener('visibilitychange', () => onVisible(!document.hidden), { signal })
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(type, onTouch, { signal, capture: true })
  }
}
