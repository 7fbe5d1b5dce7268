/** Stored in the history entry beside the router's state; `boot.js` applies it. */
interface StoredHeight {
  /** Height of the page when it was left, in px. */
  pageHeight: number
}

/** Returns whether the screen has rendered and reaches the reader's scroll position. */
const hasRendered = () =>
  document.querySelector('#main h1') !== null && document.body.scrollHeight >= scrollY + innerHeight

/** Removes the height set by `boot.js` once the content at the scroll position has rendered. */
function releaseHeight(): void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    if (!hasRendered()) return
    observer.disconnect()
    style.minHeight = ''
    style.overflowAnchor = ''
  })
  observer.observe(document.body)
}

/** On reload, restores the page height before rendering so the browser can restore the scroll position. */
export function restorePageHeight(): void {
  if (document.documentElement.style.minHeight) releaseHeight()
  window.addEventListener('beforeunload', () => {
    const stored: StoredHeight = { pageHeight: document.documentElement.scrollHeight }
    history.replaceState({ ...(history.state as object | null), ...stored }, '')
  })
}
