/** Creates a boolean state that calls back on each change. */
export function createSwitch(initial: boolean, apply: (on: boolean) => void) {
  let value = initial
  const listeners = new Set<(on: boolean) => void>([apply])
  return {
    get: () => value,
    set: (on: boolean) => {
      if (on === value) return
      value = on
      for (const listener of listeners) listener(on)
    },
    subscribe: (listener: (on: boolean) => void) => void listeners.add(listener),
  }
}
