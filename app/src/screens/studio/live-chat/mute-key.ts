import { isComposing } from '@saha/ui/composition'

/** Elements that use letter keys themselves. */
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

/** Matches the M key in any keyboard layout, outside of text fields. */
export function isMuteKey(event: Key): boolean {
  const { key, code, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (isComposing(event) || event.defaultPrevented) return false
  if (target instanceof Element && target.closest(interactiveFields)) return false
  // Latin layouts may place M on another key, so the letter decides.
  const latin = /^[\u0020-\u024f]$/u.test(key)
  return latin ? key.toLowerCase() === 'm' : code === 'KeyM'
}
