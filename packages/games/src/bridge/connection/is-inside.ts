/** Says whether a message's source is a window or a frame within it, however deep. */
export function isInside(source: unknown, top: unknown): boolean {
  for (let at = source; at !== null && at !== undefined; at = (at as Window).parent) {
    if (at === top) return true
    // A window without one around it is its own parent; a service worker has none.
    if ((at as Partial<Window>).parent === at) return false
  }
  return false
}
