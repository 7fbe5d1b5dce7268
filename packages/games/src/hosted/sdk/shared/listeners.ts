/** Calls of the game for an event. */
export interface Listeners<Value> {
  add: (listener: (value: Value) => void) => void
  remove: (listener: (value: Value) => void) => void
  /** A listener that throws stops no other one. */
  emit: (value: Value) => void
}

export function createListeners<Value>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    add: (listener) => void listeners.add(listener),
    remove: (listener) => void listeners.delete(listener),
    emit: (value) => {
      for (const listener of listeners) queueMicrotask(() => listener(value))
    },
  }
}
