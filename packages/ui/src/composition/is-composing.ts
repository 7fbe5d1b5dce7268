interface Key {
  readonly isComposing: boolean
  readonly keyCode: number
}

/**
 * Returns true if a key event belongs to an IME composition. Safari ends a composition before the Enter or Escape
 * that ended it: `isComposing` is then false, and only the key code 229 identifies the event.
 *
 * @param event a `keydown` or `keyup` event, React's or native
 */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
