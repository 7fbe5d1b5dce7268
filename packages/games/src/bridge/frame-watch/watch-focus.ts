export interface FocusWatchOptions {
  frame: HTMLIFrameElement
  /** The frame repeatedly takes the focus from where the user put it: remove it. */
  onViolation: () => void
}

/** Shortest time a person needs from a portal control into the game, in ms, by how they reached the control. */
const minDwell = { key: 500, pointer: 200 }
/** The same with the pointer already over the game. */
const minDwellOverFrame = 100
/** A control focused within this time of a press, in ms, counts as pressed. */
const pressWindow = 500
/** The focused control, since when it has the focus, and how the user reached it. */
interface FocusHold {
  control: HTMLElement
  since: number
  by: keyof typeof minDwell
}
/** Number of times the focus is restored within the window before the frame is reported. */
const maxRefocuses = 3
const refocusWindow = 2000
/**
 * Number of late moves into the frame without a Tab or a press that the window allows. Screen readers and
 * switch devices also move the focus that way, but not constantly.
 */
const maxUnexplained = 4
const unexplainedWindow = 20_000

/**
 * Restores the focus when the frame takes it from a portal control, and reports a frame that keeps taking it.
 * Keyboard users could not reach the portal's controls otherwise. Moves by Tab, by a press or by the portal's own
 * `frame.focus()` are fine.
 */
export function watchFocus({ frame, onViolation }: FocusWatchOptions): () => void {
  const page = frame.ownerDocument
  const abortController = new AbortController()
  const { signal } = abortController
  let focused: FocusHold | null = null
  let pressedAt = Number.NEGATIVE_INFINITY
  let overFrame = false
  let tabbing = false
  let refocuses: number[] = []
  let unexplained: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const restoreFocus = (control: HTMLElement) => {
    if (page.activeElement !== frame) return
    control.focus({ preventScroll: true })
    const now = performance.now()
    refocuses = [...refocuses.filter((time) => now - time < refocusWindow), now]
    if (refocuses.length > maxRefocuses) onViolation()
  }
  const onLateLoss = ({ by }: FocusHold) => {
    if (overFrame && by === 'pointer') return
    const now = performance.now()
    unexplained = [...unexplained.filter((time) => now - time < unexplainedWindow), now]
    if (unexplained.length > maxUnexplained) onViolation()
  }
  const onBlur = () => {
    const lost = focused
    focused = null
    if (!lost?.control.isConnected || page.activeElement !== frame || tabbing) return
    const enough = overFrame ? minDwellOverFrame : minDwell[lost.by]
    if (performance.now() - lost.since >= enough) return onLateLoss(lost)
    // The browser finishes moving the focus after the event.
    timer = setTimeout(() => restoreFocus(lost.control))
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    tabbing = false
    if (target === frame) return
    const since = performance.now()
    focused = {
      control: target as HTMLElement,
      since,
      by: since - pressedAt < pressWindow ? 'pointer' : 'key',
    }
  }
  const onKey = ({ key }: KeyboardEvent) => {
    tabbing = key === 'Tab'
  }
  const onPointer = () => {
    pressedAt = performance.now()
    refocuses = []
    unexplained = []
  }
  const onOver = ({ type }: PointerEvent) => {
    overFrame = type === 'pointerenter'
  }

  // Browsers differ in reporting focus moved by the portal itself. `defineProperty`, because assigning to an
  // accessor on the prototype would affect every element.
  const focus = frame.focus.bind(frame)
  Object.defineProperty(frame, 'focus', {
    configurable: true,
    value: (options?: FocusOptions) => {
      focused = null
      focus(options)
    },
  })
  page.defaultView?.addEventListener('blur', onBlur, { signal })
  page.addEventListener('focusin', onFocusIn, { signal })
  page.addEventListener('keydown', onKey, { signal, capture: true })
  page.addEventListener('pointerdown', onPointer, { signal, capture: true })
  frame.addEventListener('pointerenter', onOver, { signal })
  frame.addEventListener('pointerleave', onOver, { signal })
  return () => {
    clearTimeout(timer)
    abortController.abort()
    Reflect.deleteProperty(frame, 'focus')
  }
}
