interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/**
 * Returns whether a key event belongs to an input method that is composing a word. Safari ends a composition before
 * the Enter or Escape that ended it arrives: there `isComposing` is false, and only the key code 229 tells.
 *
 * @param event a `keydown` or `keyup` event, React's or the browser's own
 */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
