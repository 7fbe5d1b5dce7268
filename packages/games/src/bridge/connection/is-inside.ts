/** Returns whether a message's source is the window `top` or a frame nested in it. */
export function isInside(source: unknown, top: unknown): boolean {
  for (let at = source; at !== null && at !== undefined; at = (at as Window).parent) {
    if (at === top) return true
    // A top-level window is its own parent; a service worker has no parent.
    if ((at as Partial<Window>).parent === at) return false
  }
  return false
}
