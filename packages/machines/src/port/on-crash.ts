import type { AnyActorRef } from 'xstate'

const crews = new WeakMap<AnyActorRef, Set<() => void>>()

/**
 * Calls `letGo` when an actor above this one errs, because XState leaves the children of an actor whose
 * action throws running, also when it is stopped afterwards.
 *
 * @returns no longer listens
 */
export const onCrash = (actor: AnyActorRef, letGo: () => void): (() => void) => {
  const above: Set<() => void>[] = []
  for (let parent = actor._parent; parent; parent = parent._parent) above.push(crewOf(parent))
  for (const crew of above) crew.add(letGo)
  return () => {
    for (const crew of above) crew.delete(letGo)
  }
}

const crewOf = (actor: AnyActorRef) => {
  const known = crews.get(actor)
  if (known) return known
  const crew = new Set<() => void>()
  crews.set(actor, crew)
  actor.subscribe({
    error: (error: unknown) => {
      // Whoever listens takes the error off XState's hands: if nobody else does, it must stay as loud as it was.
      const isUnheard = !actor._parent && (Reflect.get(actor, 'observers') as ReadonlySet<unknown>).size === 1
      for (const letGo of crew) letGo()
      if (isUnheard)
        queueMicrotask(() => {
          throw error
        })
    },
    complete: () => crews.delete(actor),
  })
  return crew
}
