import type { AnyActorLogic } from 'xstate'
import { PortError } from './errors/port-error.ts'

/** The call or resource was active when its machine was serialized, so its outcome is unknown. */
export const interrupted = (name: string): PortError =>
  new PortError('interrupted', `"${name}" was under way when its machine was put away.`)

/**
 * Uses `restored` instead of `logic` for an actor restored from a snapshot, which XState would start from the
 * beginning.
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
