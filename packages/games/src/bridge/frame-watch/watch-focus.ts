export interface FocusWatchOptions {
  /** The frame that shows the game. */
  frame: HTMLIFrameElement
  /** It takes the focus again and again from where the visitor put it: remove it. */
  onViolation: () => void
}

/** The shortest time in which a person gets from a control of the portal into the game, in ms: by how they came to it. */
const minDwell = { key: 500, pointer: 200 }
/** The same, when the pointer is over the game already. */
const minDwellOverFrame = 100
/** A control that gets the focus so soon after a press, in ms, was pressed. */
const pressWindow = 500
/** The control that has the focus, since when, and how the visitor came to it. */
interface FocusHold {
  control: HTMLElement
  since: number
  by: keyof typeof minDwell
}
/** How often the focus is given back in vain, within how long. */
const maxRefocuses = 3
const refocusWindow = 2000
/**
 * How often a control may lose the focus to the frame later than that, without a Tab or a press that explains it, and
 * within how long. A screen reader and a switch move the focus so too, but not back and forth all the time.
 */
const maxUnexplained = 4
const unexplainedWindow = 20_000

/**
 * Gives the focus back to a control of the portal when a frame takes it at once, and reports a frame that takes it
 * again and again, at once or later: a keyboard user could not use the portal's controls. Going into the game by Tab,
 * by a press, or by the portal's own `frame.focus()` is as it should be.
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
    // Within the event itself the browser has not finished moving the focus.
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

  // Browsers do not tell alike whether a focus in the frame was the portal's wish. Defined, not assigned: where a
  // page has put an accessor in place of `focus`, an assignment would change it for every element.
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
