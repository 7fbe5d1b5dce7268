export interface FocusWatchOptions {
  /** The frame that shows the game. */
  frame: HTMLIFrameElement
  /** It takes the focus again and again from where the visitor put it: remove it. */
  onMisbehaved: () => void
}

/** The shortest time in which a person gets from a control of the portal into the game, in ms: by how they came to it. */
const atLeast = { key: 500, pointer: 200 }
/** The same, when the pointer is over the game already. */
const atLeastOverFrame = 100
/** A control that gets the focus so soon after a press, in ms, was pressed. */
const pressing = 500
/** The control that has the focus, since when, and how the visitor came to it. */
interface Held {
  control: HTMLElement
  since: number
  by: keyof typeof atLeast
}
/** How often the focus is given back in vain, within how long. */
const mostInVain = 3
const within = 2000
/**
 * How often a control may lose the focus to the frame later than that, without a Tab or a press that explains it, and
 * within how long. A screen reader and a switch move the focus so too, but not back and forth all the time.
 */
const mostUnexplained = 4
const unexplainedWithin = 20_000

/**
 * Gives the focus back to a control of the portal when a frame takes it at once, and reports a frame that takes it
 * again and again, at once or later: a keyboard user could not use the portal's controls. Going into the game by Tab,
 * by a press, or by the portal's own `frame.focus()` is as it should be.
 */
export function watchFocus({ frame, onMisbehaved }: FocusWatchOptions): () => void {
  const page = frame.ownerDocument
  const listening = new AbortController()
  const { signal } = listening
  let held: Held | null = null
  let pressedAt = Number.NEGATIVE_INFINITY
  let overFrame = false
  let tabbing = false
  let inVain: number[] = []
  let unexplained: number[] = []
  let returning: ReturnType<typeof setTimeout> | undefined

  const giveBack = (control: HTMLElement) => {
    if (page.activeElement !== frame) return
    control.focus({ preventScroll: true })
    const now = performance.now()
    inVain = [...inVain.filter((time) => now - time < within), now]
    if (inVain.length > mostInVain) onMisbehaved()
  }
  const onLateLoss = ({ by }: Held) => {
    if (overFrame && by === 'pointer') return
    const now = performance.now()
    unexplained = [...unexplained.filter((time) => now - time < unexplainedWithin), now]
    if (unexplained.length > mostUnexplained) onMisbehaved()
  }
  const onBlur = () => {
    const lost = held
    held = null
    if (!lost?.control.isConnected || page.activeElement !== frame || tabbing) return
    const enough = overFrame ? atLeastOverFrame : atLeast[lost.by]
    if (performance.now() - lost.since >= enough) return onLateLoss(lost)
    // Within the event itself the browser has not finished moving the focus.
    returning = setTimeout(() => giveBack(lost.control))
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    tabbing = false
    if (target === frame) return
    const since = performance.now()
    held = { control: target as HTMLElement, since, by: since - pressedAt < pressing ? 'pointer' : 'key' }
  }
  const onKey = ({ key }: KeyboardEvent) => {
    tabbing = key === 'Tab'
  }
  const onPointer = () => {
    pressedAt = performance.now()
    inVain = []
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
      held = null
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
    clearTimeout(returning)
    listening.abort()
    Reflect.deleteProperty(frame, 'focus')
  }
}
