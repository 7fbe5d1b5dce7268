import { createActor } from 'xstate'
import type { AnyActorRef, AnyStateMachine } from 'xstate'

/** An actor of one component. */
export interface HeldActor {
  readonly key: unknown
  readonly actor: AnyActorRef
  /** Starts the actor. @returns a function that stops it, unless it is retained again at once */
  readonly retain: () => () => void
  /** The actor was stopped and cannot start again. */
  readonly isStopped: () => boolean
}

/** Creates an actor that runs while it is retained. React's StrictMode releases and retains it at once. */
const createHeldActor = (machine: AnyStateMachine, input: unknown, key: unknown): HeldActor => {
  const actor = createActor(machine, { input })
  let retained = 0
  let stopped = false
  const stopUnused = () => {
    if (retained > 0) return
    stopped = true
    actor.stop()
  }
  return {
    key,
    actor,
    isStopped: () => stopped,
    retain: () => {
      retained += 1
      actor.start()
      return () => {
        retained -= 1
        queueMicrotask(stopUnused)
      }
    },
  }
}

/** Returns an actor whose owner starts and stops it, such as one started at boot. */
const borrowActor = (actor: AnyActorRef): HeldActor => ({
  key: actor,
  actor,
  isStopped: () => false,
  retain: () => () => {},
})

export type Source = AnyStateMachine | AnyActorRef

const isActor = (source: Source): source is AnyActorRef => 'send' in source

/** Returns the key under which a component keeps its actor: another key needs another actor. */
export const keyOf = (source: Source, key: unknown): unknown => (isActor(source) ? source : key)

/** Holds a new actor of a machine, or borrows a running one. */
export const holdActor = (source: Source, input: unknown, key: unknown): HeldActor =>
  isActor(source) ? borrowActor(source) : createHeldActor(source, input, key)
