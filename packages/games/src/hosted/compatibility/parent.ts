/**
 * Makes the page its own parent, as a page is that no other frames: games act on what frames them, and their messages are not for
 * the portal.
 */
export function hideParent(): void {
  for (const [name, value] of [
    ['parent', window],
    ['frameElement', null],
  ] as const) {
    try {
      Object.defineProperty(window, name, { value, writable: true, configurable: true, enumerable: true })
    } catch {
      // This browser has it as a fixed property.
    }
  }
}
