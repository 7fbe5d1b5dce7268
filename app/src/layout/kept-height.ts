/** Stored in the history entry beside the router's state; `boot.js` applies it. */
interface Kept {
  /** Height of the page when it was left, in px. */
  stood: number
}

/** Returns whether the screen has rendered and reaches the reader's scroll position. */
const isThere = () =>
  document.querySelector('#main h1') !== null && document.body.scrollHeight >= scrollY + innerHeight

/** Removes the height set by `boot.js` once the content at the scroll position has rendered. */
function letGo(): void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    if (!isThere()) return
    observer.disconnect()
    style.minHeight = ''
    style.overflowAnchor = ''
  })
  observer.observe(document.body)
}

/** On reload, restores the page height before rendering so the browser can restore the scroll position. */
export function keepHeight(): void {
  if (document.documentElement.style.minHeight) letGo()
  window.addEventListener('beforeunload', () => {
    const kept: Kept = { stood: document.documentElement.scrollHeight }
    history.replaceState({ ...(history.state as object | null), ...kept }, '')
  })
}
