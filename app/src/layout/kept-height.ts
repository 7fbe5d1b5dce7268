/** What the entry of the history keeps beside the router's own state; `boot.js` makes the page so high. */
interface Kept {
  /** How high the page was when it was left, in px. */
  stood: number
}

/** Whether the screen has come, and reaches as far down as the reader is. */
const isThere = () =>
  document.querySelector('#main h1') !== null && document.body.scrollHeight >= scrollY + innerHeight

/** The height that `boot.js` gave the page is needed until what the reader looks at has come. */
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

/**
 * Has a page that is loaded anew be as high from the start as it was, so that the browser can bring the reader back to
 * where they were before the app has drawn it.
 */
export function keepHeight(): void {
  if (document.documentElement.style.minHeight) letGo()
  window.addEventListener('beforeunload', () => {
    const kept: Kept = { stood: document.documentElement.scrollHeight }
    history.replaceState({ ...(history.state as object | null), ...kept }, '')
  })
}
