import type { AnyActorLogic } from 'xstate'
import { PortError } from './port-error.ts'

/** Nobody knows what became of it: whatever it was, it was under way when its machine was put away. */
export const interrupted = (name: string): PortError =>
  new PortError('interrupted', `"${name}" was under way when its machine was put away.`)

/**
 * The first logic, and the second in its place for an actor that is restored in the middle of it: XState
 * starts such an actor anew, from its beginning.
 */
export const unlessRestored = <Logic extends AnyActorLogic>(logic: Logic, restored: Logic): Logic => {
  const found = new WeakSet<object>()
  return {
    ...logic,
    restoreSnapshot: (snapshot: object) => {
      const again = { ...snapshot }
      found.add(again)
      return again
    },
    start: (state: object, scope: never) => (found.has(state) ? restored : logic).start?.(state, scope),
  }
}
