/** Buttons of a gamepad that the arcade uses; the left stick counts as the D-pad. */
export type PadButton = 'up' | 'down' | 'left' | 'right' | 'a' | 'b' | 'x' | 'start' | 'previous' | 'next'

/** Indices of the standard mapping, https://w3c.github.io/gamepad/#remapping; `previous` and `next` are the shoulders. */
const buttonIndices: Readonly<Record<PadButton, number>> = {
  a: 0,
  b: 1,
  x: 2,
  previous: 4,
  next: 5,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
}
/** Axis of the left stick and its sign for each direction. */
const stick = { left: [0, -1], right: [0, 1], up: [1, -1], down: [1, 1] } as const
/** Dead zone: a stick counts as a press beyond `press`, until it returns below `release`. */
const deadZone = { press: 0.5, release: 0.35 }
const buttons = Object.keys(buttonIndices) as PadButton[]

interface GamepadHandlers {
  onPress: (button: PadButton) => void
  onRelease: (button: PadButton) => void
  /** The first gamepad was connected, or the last one removed. */
  onAvailable: (available: boolean) => void
  /** A gamepad was removed, or its battery is empty. */
  onRemoved: () => void
}

/** Returns the connected gamepads of the standard mapping; none where the browser refuses or lacks them. */
function readGamepads(): Gamepad[] {
  try {
    // Missing in browsers without gamepads and on sites without TLS.
    const pads = (navigator.getGamepads as typeof navigator.getGamepads | undefined)?.call(navigator) ?? []
    return pads.filter((pad): pad is Gamepad => pad?.connected === true && pad.mapping === 'standard')
  } catch {
    // The permissions policy of the frame forbids gamepads.
    return []
  }
}

function isPressed(pad: Gamepad, button: PadButton, wasPressed: boolean): boolean {
  if (pad.buttons[buttonIndices[button]]?.pressed === true) return true
  if (!(button in stick)) return false
  const [axis, sign] = stick[button as keyof typeof stick]
  return (pad.axes[axis] ?? 0) * sign > (wasPressed ? deadZone.release : deadZone.press)
}

/**
 * Reports the buttons of all gamepads together: a button is pressed while any gamepad holds it. It polls only while
 * there is a gamepad and the page is visible, and ignores presses while another page has the focus.
 */
export function listenToGamepads(handlers: GamepadHandlers, signal: AbortSignal): void {
  const held = new Set<PadButton>()
  let available = false
  let request: number | null = null

  const update = (pads: readonly Gamepad[]) => {
    const listening = document.hasFocus()
    for (const button of buttons) {
      const was = held.has(button)
      const is = listening && pads.some((pad) => isPressed(pad, button, was))
      if (is === was) continue
      if (is) held.add(button)
      else held.delete(button)
      if (is) handlers.onPress(button)
      else handlers.onRelease(button)
      if (signal.aborted) return
    }
  }
  const stop = () => {
    if (request !== null) cancelAnimationFrame(request)
    request = null
  }
  const poll = () => {
    request = null
    const pads = readGamepads()
    update(pads)
    if (pads.length > 0 && !document.hidden && !signal.aborted) request = requestAnimationFrame(poll)
  }
  const refresh = () => {
    const pads = readGamepads()
    if (pads.length > 0 !== available) {
      available = pads.length > 0
      handlers.onAvailable(available)
    }
    stop()
    poll()
  }

  window.addEventListener('gamepadconnected', refresh, { signal })
  window.addEventListener(
    'gamepaddisconnected',
    () => {
      refresh()
      handlers.onRemoved()
    },
    { signal },
  )
  document.addEventListener('visibilitychange', refresh, { signal })
  signal.addEventListener('abort', stop)
  refresh()
}
