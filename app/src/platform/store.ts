/** Calls the listener on every change. @returns unsubscribes */
export type Subscribe = (listener: () => void) => () => void

/**
 * Creates listeners for a value that is held elsewhere.
 *
 * @param connect runs while there are listeners; returns its cleanup
 */
export function createListeners(connect?: (notify: () => void) => () => void) {
  const listeners = new Set<() => void>()
  let disconnect: (() => void) | undefined
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const subscribe: Subscribe = (listener) => {
    if (listeners.size === 0) disconnect = connect?.(notify)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) disconnect?.()
    }
  }
  return { notify, subscribe }
}

/** A value with listeners, as `useSyncExternalStore` reads it. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: Subscribe
}

export function createStore<Value>(value: Value): Store<Value> {
  const { notify, subscribe } = createListeners()
  const set = (next: Value) => {
    value = next
    notify()
  }
  return { get: () => value, set, subscribe }
}
