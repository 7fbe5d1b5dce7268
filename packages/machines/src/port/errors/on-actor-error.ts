import type { AnyActorRef } from 'xstate'

const disposers = new WeakMap<AnyActorRef, Set<() => void>>()

/**
 * Calls `dispose` when an ancestor of this actor fails: XState keeps the children of a failed actor running, even
 * after a stop.
 *
 * @returns a function that unsubscribes
 */
export const onActorError = (actor: AnyActorRef, dispose: () => void): (() => void) => {
  const above: Set<() => void>[] = []
  for (let parent = actor._parent; parent; parent = parent._parent) above.push(disposersOf(parent))
  for (const own of above) own.add(dispose)
  return () => {
    for (const own of above) own.delete(dispose)
  }
}

const disposersOf = (actor: AnyActorRef) => {
  const known = disposers.get(actor)
  if (known) return known
  const own = new Set<() => void>()
  disposers.set(actor, own)
  actor.subscribe({
    error: (error: unknown) => {
      // Subscribing silences XState's report of the error, so rethrow it if there is no other subscriber.
      const isUnheard = !actor._parent && (Reflect.get(actor, 'observers') as ReadonlySet<unknown>).size === 1
      for (const dispose of own) dispose()
      if (isUnheard)
        queueMicrotask(() => {
          throw error
        })
    },
    complete: () => disposers.delete(actor),
  })
  return own
}
