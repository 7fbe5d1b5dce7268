/** Stored in the history entry beside the router's state; `boot.js` applies it. */
interface StoredHeight {
  /** Height of the page when it was left, in px. */
  pageHeight: number
}

/**
 * Returns whether the screen has rendered and reaches the reader's scroll position. Skeletons have another height than
 * their content, and scroll anchoring would keep the shifted position.
 */
const hasRendered = () =>
  document.querySelector('#main h1') !== null &&
  document.querySelector('#main [data-slot=skeleton]') === null &&
  document.body.scrollHeight >= scrollY + innerHeight

/** Removes the height set by `boot.js` once the content at the scroll position has rendered. */
function releaseHeight(): void {
  const { style } = document.documentElement
  const release = () => {
    if (!hasRendered()) return
    resizes.disconnect()
    changes.disconnect()
    style.minHeight = ''
    style.overflowAnchor = ''
  }
  const resizes = new ResizeObserver(release)
  // A skeleton may be replaced by content of the same height.
  const changes = new MutationObserver(release)
  resizes.observe(document.body)
  changes.observe(document.body, { childList: true, subtree: true })
}

/** On reload, restores the page height before rendering so the browser can restore the scroll position. */
export function restorePageHeight(): void {
  if (document.documentElement.style.minHeight) releaseHeight()
  window.addEventListener('beforeunload', () => {
    const { style } = document.documentElement
    // Chromium would store the element at the top of the window, and after the reload scroll to a skeleton in its place.
    style.overflowAnchor = 'none'
    // Runs only if the user stays.
    window.addEventListener('scroll', () => (style.overflowAnchor = ''), { once: true })
    const stored: StoredHeight = { pageHeight: document.documentElement.scrollHeight }
    history.replaceState({ ...(history.state as object | null), ...stored }, '')
  })
}
