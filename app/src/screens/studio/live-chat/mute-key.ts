import { isComposing } from '@saha/ui/composition'

/** What takes letters for itself. */
const interactiveFields =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog]'

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'repeat'
  | 'isComposing'
  | 'keyCode'
  | 'defaultPrevented'
  | 'target'
>

/** The letter M, or what a keyboard of another script has in its place; but not where somebody writes. */
export function isMuteKey(event: Key): boolean {
  const { key, code, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (isComposing(event) || event.defaultPrevented) return false
  if (target instanceof Element && target.closest(interactiveFields)) return false
  // A Latin keyboard may have its M elsewhere.
  const latin = /^[\u0020-\u024f]$/u.test(key)
  return latin ? key.toLowerCase() === 'm' : code === 'KeyM'
}
