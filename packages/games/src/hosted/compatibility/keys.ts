const scrollKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

/** Elements that use such keys themselves. */
const users =
  'input, textarea, select, button, a[href], summary, audio, video, [role=button], [role=slider], [tabindex] [role=listbox]'

const usesKeys = (target: EventTarget | undefined): boolean =>
  target instanceof Element && ((target as HTMLElement).isContentEditable || target.matches(users))

function preventScroll(event: KeyboardEvent): void {
  const [target] = event.composedPath()
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey
  if (!event.defaultPrevented && !isShortcut && scrollKeys.has(event.key) && !usesKeys(target))
    event.preventDefault()
}

/** Keeps keys from scrolling the page under the game. */
export function installKeys(): void {
  // Added at each press to be the last listener: engines such as Phaser ignore keys that are prevented already.
  addEventListener(
    'keydown',
    () => {
      removeEventListener('keydown', preventScroll)
      addEventListener('keydown', preventScroll)
    },
    true,
  )
}
