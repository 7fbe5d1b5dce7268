import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyActorRef, EventObject } from 'xstate'
import { holdActor, keyOf } from './held-actor.ts'
import type { HeldActor, Source } from './held-actor.ts'

/** Sends an event to the machine. */
export type Send<Event extends EventObject> = (event: Event) => void

/** Listeners of one-time events, by type. The last rendered ones are called. */
export type Listeners<Emitted extends EventObject> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { readonly type: Type }>) => void
}

type Rest<Input, Emitted extends EventObject> = undefined extends Input
  ? [input?: Input, listeners?: Listeners<Emitted>]
  : [input: Input, listeners?: Listeners<Emitted>]

/** A hook that connects a component to a machine. */
export interface MachineHook<Machine, Actor, Input, Emitted extends EventObject, View> {
  /**
   * Runs a machine while the component is mounted.
   *
   * @param machine from `create…Machine`, called once outside components; a change is ignored
   * @returns values, and functions that stay the same while the actor does
   */
  (machine: Machine, ...rest: Rest<Input, Emitted>): View
  /** Reads a running actor, such as one started at boot. Its owner stops it. */
  (actor: Actor, input?: undefined, listeners?: Listeners<Emitted>): View
}

interface HookDefinition<Snapshot, Event extends EventObject, Input> {
  /** Returns plain values; the component renders again when one of them changes. */
  readonly read: (snapshot: Snapshot) => object
  /** Returns functions that send events. */
  readonly commands: (send: Send<Event>) => object
  /** Returns the part of the input that needs a new actor when it changes. @default none */
  readonly key?: (input: Input) => string
  /** Returns the event that reports a changed input, which JSON can hold. @default none */
  readonly follow?: (input: Input) => Event
}

/** Creates the hook of one machine. */
export const createMachineHook = <
  Snapshot,
  Event extends EventObject,
  Input,
  // oxlint-disable-next-line no-unnecessary-type-parameters -- inferred from the annotation of the exported hook
  Hook extends (...of: never[]) => unknown,
>({
  read,
  commands,
  key,
  follow,
}: HookDefinition<Snapshot, Event, Input>): Hook => {
  const hold = (source: Source, input: Input, currentKey: unknown) => {
    const held = holdActor(source, input, currentKey)
    return { held, functions: commands((event) => held.actor.send(event)) }
  }
  const useMachineHook = (source: Source, input: Input, listeners: Listeners<EventObject> = {}) => {
    const currentKey = keyOf(source, input === undefined ? undefined : key?.(input))
    const [current, setCurrent] = useState(() => hold(source, input, currentKey))
    let shown = current
    if (current.held.key !== currentKey) {
      shown = hold(source, input, currentKey)
      setCurrent(shown)
    }
    const { held, functions } = shown
    useListeners(held.actor, listeners)
    useRetained(held, () => setCurrent(hold(source, input, currentKey)))
    useFollowed(held.actor, input === undefined ? undefined : follow?.(input))
    return { actor: held.actor, ...useSelector(held.actor, read as never, shallowEqual), ...functions }
  }
  return useMachineHook as unknown as Hook
}

/** Runs an actor while mounted. A stopped one is replaced when React shows a hidden component again. */
function useRetained(held: HeldActor, replace: () => void) {
  const replaceStopped = useEffectEvent(replace)
  useEffect(() => {
    if (!held.isStopped()) return held.retain()
    replaceStopped()
    return undefined
  }, [held])
}

/** Subscribes before the actor starts, so that no event is missed. */
function useListeners(actor: AnyActorRef, listeners: Listeners<EventObject>) {
  const notify = useEffectEvent((event: EventObject) => listeners[event.type]?.(event))
  useEffect(() => {
    const subscription = actor.on('*', (event: EventObject) => notify(event))
    return () => subscription.unsubscribe()
  }, [actor])
}

/** Sends the event whenever its content changes. */
function useFollowed(actor: AnyActorRef, event: EventObject | undefined) {
  const followed = event && JSON.stringify(event)
  useEffect(() => {
    if (followed !== undefined) actor.send(JSON.parse(followed) as EventObject)
  }, [actor, followed])
}
