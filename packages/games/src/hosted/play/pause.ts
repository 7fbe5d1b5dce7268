import { replaceMethod } from '../replace-method.ts'

/** Pauses or resumes the page. */
export type SetPaused = (paused: boolean) => void

type Callback = (...given: unknown[]) => unknown

/** Holds frame and timer callbacks while the page is paused. */
function holdCallbacks(isPaused: () => boolean): () => void {
  /** Callbacks to run at the resume, by what cancels them. */
  const held = new Map<string, () => void>()
  const requestFrame = window.requestAnimationFrame.bind(window)
  const cancelFrame = window.cancelAnimationFrame.bind(window)
  const startTimeout = window.setTimeout.bind(window) as (callback: () => void, ms?: number) => number
  const startInterval = window.setInterval.bind(window) as (callback: () => void, ms?: number) => number
  const stopTimer = window.clearTimeout.bind(window)
  /** Native ids of frames that were requested again after a pause. */
  const renamed = new Map<number, number>()

  window.requestAnimationFrame = (callback) => {
    const run = (time: number) => {
      renamed.delete(id)
      if (isPaused()) held.set(`frame ${id}`, () => renamed.set(id, requestFrame(run)))
      else callback(time)
    }
    const id = requestFrame(run)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    held.delete(`frame ${id}`)
    cancelFrame(renamed.get(id) ?? id)
    renamed.delete(id)
  }
  const define = (name: string, value: Callback) =>
    Object.defineProperty(window, name, { value, writable: true, configurable: true, enumerable: true })
  define('setTimeout', (handler, ms, ...given) => {
    // A text is code, which only the browser compiles.
    if (typeof handler !== 'function') return startTimeout(handler as () => void, Number(ms) || 0)
    const act = () => void Reflect.apply(handler as Callback, window, given)
    const id = startTimeout(
      () => {
        if (isPaused()) held.set(`timer ${id}`, act)
        else act()
      },
      Number(ms) || 0,
    )
    return id
  })
  define('setInterval', (handler, ms, ...given) => {
    // A text is code, which only the browser compiles.
    if (typeof handler !== 'function') return startInterval(handler as () => void, Number(ms) || 0)
    const act = () => void Reflect.apply(handler as Callback, window, given)
    return startInterval(
      () => {
        if (!isPaused()) act()
      },
      Number(ms) || 0,
    )
  })
  for (const name of ['clearTimeout', 'clearInterval'])
    define(name, (id) => {
      held.delete(`timer ${String(id)}`)
      stopTimer(id as number)
    })
  return () => {
    const callbacks = [...held.values()]
    held.clear()
    for (const run of callbacks) startTimeout(run)
  }
}

/** Tracks what plays, to suspend and continue it. */
function holdAudio(): SetPaused {
  const contexts = new Set<AudioContext>()
  const suspended = new Set<AudioContext>()
  const playing = new Set<HTMLMediaElement>()
  const NativeContext = window.AudioContext as typeof AudioContext | undefined
  if (NativeContext) {
    class TrackedContext extends NativeContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.add(this)
      }
    }
    for (const name of ['AudioContext', 'webkitAudioContext'])
      Object.defineProperty(window, name, { value: TrackedContext, writable: true, configurable: true })
  }
  const paused = new Set<HTMLMediaElement>()
  document.addEventListener(
    'play',
    ({ target }) => target instanceof HTMLMediaElement && playing.add(target),
    true,
  )
  replaceMethod(HTMLMediaElement.prototype, 'play', (native) => (self, given) => {
    if (self instanceof HTMLMediaElement) playing.add(self)
    return native(self, given)
  })
  return (on) => {
    if (on) {
      for (const context of contexts)
        if (context.state === 'running') {
          suspended.add(context)
          void context.suspend()
        } else if (context.state === 'closed') contexts.delete(context)
      for (const element of playing)
        if (element.paused) playing.delete(element)
        else {
          paused.add(element)
          element.pause()
        }
      return
    }
    for (const context of suspended) void context.resume()
    for (const element of paused) element.play().catch(() => undefined)
    suspended.clear()
    paused.clear()
  }
}

/** Lets the portal pause the game: frames, timers and sound wait until it continues. */
export function installPause(): SetPaused {
  let isPaused = false
  const release = holdCallbacks(() => isPaused)
  const holdSound = holdAudio()
  return (on) => {
    if (on === isPaused) return
    isPaused = on
    holdSound(on)
    if (!on) release()
  }
}
