import { createListeners, type Listeners } from '../shared/listeners.ts'

type Listener = (value: unknown) => void

/** Creates the methods by which games listen to a module of Playgama Bridge. */
export function createEvents() {
  const byName = new Map<string, Listeners<unknown>>()
  const listenersOf = (name: string) => {
    const listeners = byName.get(name) ?? createListeners<unknown>()
    byName.set(name, listeners)
    return listeners
  }
  return {
    emit: (name: string, value: unknown) => byName.get(name)?.emit(value),
    api: {
      on: (name: string, listener: Listener) => listenersOf(name).add(listener),
      off: (name: string, listener: Listener) => listenersOf(name).remove(listener),
      once: (name: string, listener: Listener) => {
        const call = (value: unknown) => {
          listenersOf(name).remove(call)
          listener(value)
        }
        listenersOf(name).add(call)
      },
    },
  }
}
