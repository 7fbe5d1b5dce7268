import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getNextTransitions } from 'xstate'
import { failureKind } from '../port/index.ts'
import type { Port } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'

type PayloadOf<Event extends EventObject, Type extends Event['type']> = Omit<
  Extract<Event, { type: Type }>,
  'type'
>

/** How a port may answer. */
export interface PortFixtures<Output> {
  readonly resolves: readonly Output[]
  readonly rejects: readonly unknown[]
}

/** The events that only this resource tells the machine. */
export interface ResourceFixtures<Event extends EventObject> {
  readonly events: readonly Event['type'][]
}

/**
 * Everything that can happen to a machine, hostile payloads included: one source for graph audits, path
 * replays, fuzzing and stories. A new event or port without cases does not compile.
 */
export interface MachineFixtures<
  Event extends EventObject = EventObject,
  Ports extends object = object,
  Input = unknown,
  Resources extends string = never,
> {
  /** How the machine may be started. */
  readonly inputs: readonly Input[]
  readonly events: { readonly [Type in Event['type']]: readonly PayloadOf<Event, Type>[] }
  readonly ports: {
    readonly [Name in keyof Ports]: Ports[Name] extends Port<infer _, infer Output>
      ? PortFixtures<Output>
      : never
  }
  readonly resources?: { readonly [Name in Resources]: ResourceFixtures<Event> }
  /**
   * Groups of event types (or their beginnings) to walk together, for a chart of regions that go on side by
   * side, whose product is too large to walk. Fuzzing mixes them all the same. @default all together
   */
  readonly slices?: readonly (readonly string[])[]
  /**
   * What tells two places apart of a context that grows without end, such as a transcript: all that a guard
   * reads. @default the whole context
   */
  readonly relevantContext?: (context: never) => unknown
  /** A resting place that every configuration must be able to return to. */
  readonly isHome: (snapshot: AnyMachineSnapshot) => boolean
}

/** Cases of a machine that is only known at run time. */
export interface AnyFixtures {
  readonly inputs: readonly unknown[]
  readonly events: Readonly<Record<string, readonly object[]>>
  readonly ports: Readonly<Record<string, PortFixtures<unknown>>>
  readonly resources?: Readonly<Record<string, ResourceFixtures<EventObject>>>
  readonly slices?: readonly (readonly string[])[]
  readonly relevantContext?: (context: never) => unknown
  readonly isHome: (snapshot: AnyMachineSnapshot) => boolean
}

const doneActor = 'xstate.done.actor.'
const errorActor = 'xstate.error.actor.'

/** What a graph event means to the outside world. */
export type GraphEvent =
  | { readonly kind: 'event'; readonly event: EventObject }
  | { readonly kind: 'resolve'; readonly port: string; readonly output: unknown }
  | { readonly kind: 'reject'; readonly port: string; readonly error: unknown }
  | { readonly kind: 'after'; readonly delay: string }

/** Reads a graph event: an answer of a port, a timer, or an event someone sends. */
export const parseGraphEvent = (event: EventObject): GraphEvent => {
  const { type } = event
  if (type.startsWith(doneActor))
    return { kind: 'resolve', port: type.slice(doneActor.length), output: Reflect.get(event, 'output') }
  if (type.startsWith(errorActor))
    return { kind: 'reject', port: type.slice(errorActor.length), error: Reflect.get(event, 'error') }
  if (type.startsWith('xstate.after.')) return { kind: 'after', delay: type.split('.')[2] ?? '' }
  return { kind: 'event', event }
}

type Slice = readonly string[]

/** The slices to walk: one of everything unless the cases say otherwise. */
export const getSlices = (fixtures: AnyFixtures): readonly Slice[] => fixtures.slices ?? [['']]

/**
 * Every event of a slice with every payload that a snapshot has a transition for; answers and timers that
 * its states set off are always among them.
 */
export const nextEvents =
  (fixtures: AnyFixtures, slice: Slice) =>
  (snapshot: AnyMachineSnapshot): EventObject[] => {
    const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType as string))
    return [...types]
      .filter((type) => type.startsWith('xstate.') || slice.some((start) => type.startsWith(start)))
      .flatMap((type) => payloadsOf(fixtures, type).map((payload) => ({ ...payload, type })))
  }

const payloadsOf = (fixtures: AnyFixtures, type: string): readonly object[] => {
  const happening = parseGraphEvent({ type })
  switch (happening.kind) {
    case 'resolve':
      return fixtures.ports[happening.port]?.resolves.map((output) => ({ output })) ?? []
    case 'reject':
      return fixtures.ports[happening.port]?.rejects.map((error) => ({ error })) ?? []
    case 'after':
      return [{}]
    default:
      return fixtures.events[type] ?? []
  }
}

/** A configuration's identity: where the machine is and all it knows. */
export const serializeState = (snapshot: AnyMachineSnapshot): string =>
  stringify([snapshot.status, snapshot.value, snapshot.context])

/** A configuration's place in the walks of these cases: its identity, unless they say that less will do. */
export const createStateSerializer =
  ({ relevantContext }: AnyFixtures) =>
  (snapshot: AnyMachineSnapshot): string =>
    relevantContext
      ? stringify([snapshot.status, snapshot.value, relevantContext(snapshot.context as never)])
      : serializeState(snapshot)

/** JSON that tells errors, special numbers, bytes and secrets apart, and no secret. */
export const stringify = (value: unknown): string =>
  JSON.stringify(value, function replace(this: object, key, json: unknown) {
    const whole: unknown = Reflect.get(this, key)
    if (whole instanceof Secret) return { secret: Array.from(whole.reveal()).length }
    const part = json
    if (part instanceof Error) return { error: part.message, kind: failureKind(part) }
    if (part instanceof Blob) return { blob: part.size, type: part.type }
    if (part instanceof ArrayBuffer) return { bytes: part.byteLength }
    return typeof part === 'number' && !Number.isFinite(part) ? String(part) : part
  })

/** The names of actors that should be alive now: those invoked by an active state. */
export const expectedActors = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.flatMap((node) => node.invoke.map(({ src }) => src as string)).sort()

/** The delay in milliseconds that a name in `after` stands for. */
export const resolveDelay = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  name: string,
): number => {
  const delay: unknown = machine.implementations.delays[name]
  const ms: unknown =
    typeof delay === 'function' ? delay({ context: snapshot.context, event: { type: '' } }, undefined) : delay
  if (typeof ms !== 'number') throw new Error(`The delay "${name}" is not named in setup({ delays }).`)
  return ms
}
