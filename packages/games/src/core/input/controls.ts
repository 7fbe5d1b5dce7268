import type { InputState } from './input.ts'

/** Ways to trigger one action. */
export interface Control {
  /** `KeyboardEvent.code`s: physical keys, the same on Arabic, AZERTY and Dvorak layouts. */
  keys?: readonly string[]
  /** Button of a gamepad, besides the stick for arrow keys and A for Space or Enter. */
  gamepad?: 'b' | 'x'
  /** Triggers the action by a touch anywhere on the stage. */
  tap?: boolean
}
export type Controls<Action extends string> = Readonly<Record<Action, Control>>

const textFields = 'input, select, textarea, [contenteditable]'
const activationKeys = new Set(['Space', 'Enter'])
/** Elements that Space and Enter activate, or that take text. */
export const pressables = `button, a, summary, ${textFields}`
const scrollKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

const isWithin = (target: EventTarget | null, selector: string) =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null

/** Returns whether a key would scroll the portal's page from inside the frame. */
export function wouldScroll(code: string, target: EventTarget | null): boolean {
  return (
    (scrollKeys.has(code) && !isWithin(target, textFields)) ||
    (code === 'Space' && !isWithin(target, pressables))
  )
}

/** Maps keys to actions. */
export function listenToKeys<Action extends string>(
  controls: Controls<Action>,
  input: InputState<Action>,
  isPlaying: () => boolean,
  signal: AbortSignal,
): void {
  const actions = Object.entries<Control>(controls) as [Action, Control][]
  const byCode = new Map<string, Action[]>()
  for (const [action, { keys = [] }] of actions) {
    for (const code of keys) byCode.set(code, [...(byCode.get(code) ?? []), action])
  }
  const down = (event: KeyboardEvent) => {
    if (wouldScroll(event.code, event.target)) event.preventDefault()
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !isPlaying()) return
    // Space and Enter activate the focused control.
    if (activationKeys.has(event.code) && isWithin(event.target, pressables)) return
    for (const action of byCode.get(event.code) ?? []) input.press(action, event.code)
  }
  const up = (event: KeyboardEvent) => {
    for (const action of byCode.get(event.code) ?? []) input.release(action, event.code)
  }
  window.addEventListener('keydown', down, { signal })
  window.addEventListener('keyup', up, { signal })
}

interface Shortcuts {
  pause: () => void
  sound: () => void
  /** Called for Space, Enter or a game key that no focused control handles. */
  startOrResume: () => void
}

/** Handles the keys of every game: P and Escape, M, and any game key to start or resume. */
export function listenToShortcuts(
  controls: Controls<string>,
  { pause, sound, startOrResume }: Shortcuts,
  signal: AbortSignal,
): void {
  const gameKeys = new Set(Object.values(controls).flatMap(({ keys = [] }) => keys))
  const listener = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.code === 'KeyP' || event.code === 'Escape') pause()
    else if (event.code === 'KeyM') sound()
    else if (activationKeys.has(event.code) ? !isWithin(event.target, pressables) : gameKeys.has(event.code))
      startOrResume()
  }
  window.addEventListener('keydown', listener, { signal })
}

/** Maps touch and mouse to actions and tracks the pointer. */
export function listenToPointers<Action extends string>(
  stage: HTMLElement,
  controls: Controls<Action>,
  input: InputState<Action>,
  signal: AbortSignal,
): void {
  const taps = (Object.entries<Control>(controls) as [Action, Control][])
    .filter(([, { tap }]) => tap)
    .map(([action]) => action)
  const down = new Set<number>()
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => stage.addEventListener(type, listener, { signal })

  const movePointer = (event: PointerEvent) => {
    const box = stage.getBoundingClientRect()
    input.pointer.x = event.clientX - box.x
    input.pointer.y = event.clientY - box.y
  }
  listen('pointerdown', (event) => {
    if (event.button !== 0) return
    movePointer(event)
    down.add(event.pointerId)
    input.pointer.down = true
    input.pointer.pressed = true
    input.pointer.isTouch = event.pointerType !== 'mouse'
    for (const action of taps) input.press(action, `pointer ${event.pointerId}`)
    // Receives the end of a drag outside the stage too. Other targets are controls with their own events.
    if (event.target instanceof HTMLCanvasElement) stage.setPointerCapture(event.pointerId)
  })
  listen('pointermove', movePointer)
  const end = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return
    input.pointer.down = down.size > 0
    input.pointer.released ||= down.size === 0
    for (const action of taps) input.release(action, `pointer ${event.pointerId}`)
  }
  listen('pointerup', end)
  listen('pointercancel', end)
  // A long press is game input and must not open the menu.
  listen('contextmenu', (event) => event.preventDefault())
}
