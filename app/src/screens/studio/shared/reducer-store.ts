import { createStore, type Store } from '../../../platform/store.ts'

/** A value that only events change. */
interface ReducerStore<Value, Event> extends Omit<Store<Value>, 'set'> {
  readonly send: (event: Event) => void
}

/** Creates a store for the results of a tool. Listeners are not called when an event changes nothing. */
export function createReducerStore<Value, Event>(
  reduce: (value: Value, event: Event) => Value,
  initial: Value,
): ReducerStore<Value, Event> {
  const { get, set, subscribe } = createStore(initial)
  const send = (event: Event) => {
    const next = reduce(get(), event)
    if (next !== get()) set(next)
  }
  return { get, send, subscribe }
}
