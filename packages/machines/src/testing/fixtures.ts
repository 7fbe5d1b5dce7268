import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getNextTransitions } from 'xstate'
import { failureKind } from '../port/index.ts'
import type { Port } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'

type PayloadOf<Event extends EventObject, Type extends Event['type']> = Omit<
  Extract<Event, { type: Type }>,
  'type'
>

/** Possible results of a port. */
export interface PortFixtures<Output> {
  readonly resolves: readonly Output[]
  readonly rejects: readonly unknown[]
}

/** Events that only this resource sends. */
export interface ResourceFixtures<Event extends EventObject> {
  readonly events: readonly Event['type'][]
}

/**
 * All inputs, events and results of a machine, invalid payloads included: the single source for graph audits, path
 * replays, fuzzing and stories. A new event or port without fixtures does not compile.
 */
export interface MachineFixtures<
  Event extends EventObject = EventObject,
  Ports extends object = object,
  Input = unknown,
  Resources extends string = never,
> {
  /** Possible inputs. */
  readonly inputs: readonly Input[]
  readonly events: { readonly [Type in Event['type']]: readonly PayloadOf<Event, Type>[] }
  readonly ports: {
    readonly [Name in keyof Ports]: Ports[Name] extends Port<infer _, infer Output>
      ? PortFixtures<Output>
      : never
  }
  readonly resources?: { readonly [Name in Resources]: ResourceFixtures<Event> }
  /**
   * Groups of event types (or prefixes) to explore together, for parallel regions whose product is too large. Fuzzing
   * always mixes all of them. @default one group with all events
   */
  readonly slices?: readonly (readonly string[])[]
  /**
   * The part of an unbounded context, such as a transcript, that distinguishes configurations: everything that guards
   * read. @default the whole context
   */
  readonly relevantContext?: (context: never) => unknown
  /** The home state that every configuration must be able to reach. */
  readonly isHome: (snapshot: AnyMachineSnapshot) => boolean
}

/** Fixtures of a machine that is only known at run time. */
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

/** A graph event, by its origin. */
export type GraphEvent =
  | { readonly kind: 'event'; readonly event: EventObject }
  | { readonly kind: 'resolve'; readonly port: string; readonly output: unknown }
  | { readonly kind: 'reject'; readonly port: string; readonly error: unknown }
  | { readonly kind: 'after'; readonly delay: string }

/** Parses a graph event: a port result, a timer, or a sent event. */
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

/** Returns the slices to explore; by default one with all events. */
export const getSlices = (fixtures: AnyFixtures): readonly Slice[] => fixtures.slices ?? [['']]

/**
 * Returns every event of a slice, with every payload, that the snapshot has a transition for. Port results and timers
 * belong to every slice.
 */
export const nextEvents =
  (fixtures: AnyFixtures, slice: Slice) =>
  (snapshot: AnyMachineSnapshot): EventObject[] => {
    const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType as string))
    return [...types]
      .filter((type) => type.startsWith('xstate.') || slice.some((start) => type.startsWith(start)))
      .flatMap((type) => listPayloads(fixtures, type).map((payload) => ({ ...payload, type })))
  }

const listPayloads = (fixtures: AnyFixtures, type: string): readonly object[] => {
  const graphEvent = parseGraphEvent({ type })
  switch (graphEvent.kind) {
    case 'resolve':
      return fixtures.ports[graphEvent.port]?.resolves.map((output) => ({ output })) ?? []
    case 'reject':
      return fixtures.ports[graphEvent.port]?.rejects.map((error) => ({ error })) ?? []
    case 'after':
      return [{}]
    default:
      return fixtures.events[type] ?? []
  }
}

/** Serializes a configuration: status, state and context. */
export const serializeState = (snapshot: AnyMachineSnapshot): string =>
  stringify([snapshot.status, snapshot.value, snapshot.context])

/** Creates a function that serializes a configuration, with only the relevant context if the fixtures define it. */
export const createStateSerializer =
  ({ relevantContext }: AnyFixtures) =>
  (snapshot: AnyMachineSnapshot): string =>
    relevantContext
      ? stringify([snapshot.status, snapshot.value, relevantContext(snapshot.context as never)])
      : serializeState(snapshot)

/** JSON that distinguishes errors, special numbers, bytes and secrets without revealing a secret. */
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

/** Returns the names of the actors that the active states invoke, sorted. */
export const expectedActors = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.flatMap((node) => node.invoke.map(({ src }) => src as string)).sort()

/** Returns the milliseconds of a named delay in `after`. */
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
