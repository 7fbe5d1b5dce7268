import { createActor } from 'xstate'
import type {
  Actor,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate'
import { providePorts } from '../port/index.ts'
import type { AnyFixtures } from './fixtures.ts'
import { StepClock } from './clock.ts'
import { fakePorts } from './fakes/fake-port.ts'
import type { FakePort, FakePorts } from './fakes/fake-port.ts'
import { fakeResource } from './fakes/fake-resource.ts'
import type { FakeResource } from './fakes/fake-resource.ts'
import { settle } from './settle.ts'

/** One handled event and its result. */
export interface Step {
  readonly before: AnyMachineSnapshot | undefined
  readonly event: EventObject
  readonly after: AnyMachineSnapshot
  /** Transitions taken, eventless ones included, in order. */
  readonly taken: readonly AnyTransitionDefinition[]
}

/** A live machine with fake ports and resources and a manual clock. */
export interface Harness<Machine extends AnyStateMachine, Ports> {
  readonly actor: Actor<Machine>
  readonly clock: StepClock
  readonly ports: FakePorts<Ports>
  readonly resources: Readonly<Record<string, FakeResource>>
  readonly emitted: EmittedFrom<Machine>[]
  /** Every handled event since the start, including the start itself. */
  readonly steps: readonly Step[]
  /** Errors that crashed the machine. */
  readonly errors: unknown[]
  /** Reported faults, such as invalid outputs. */
  readonly faults: readonly string[]
  readonly snapshot: SnapshotFrom<Machine>
  /** Names of ports and resources in use, sorted, one per use. */
  readonly held: readonly string[]
  /** Sends events, then lets promises settle. */
  send(...events: EventFromLogic<Machine>[]): Promise<void>
  /** Advances the clock, stopping at every timer. */
  advance(ms: number): Promise<void>
  settle(): Promise<void>
  stop(): void
}

/**
 * Starts a machine with fakes for all ports and resources in its fixtures.
 *
 * @param input @default the first input of the fixtures
 */
export const startHarness = <Machine extends AnyStateMachine, Ports extends object = Record<string, never>>(
  machine: Machine,
  fixtures: { readonly [Key in keyof AnyFixtures]: unknown } & {
    readonly ports: { readonly [Name in keyof Ports]: unknown }
  },
  input?: InputFrom<Machine>,
): Harness<Machine, Ports> => {
  const known = fixtures as unknown as AnyFixtures
  const clock = new StepClock()
  const fakes = createFakes<Ports>(known)
  const faults: string[] = []
  const emitted: EmittedFrom<Machine>[] = []
  const errors: unknown[] = []
  const steps: Step[] = []
  let taken: AnyTransitionDefinition[] = []

  const actor = createActor(
    providePorts(machine, fakes.provided, { report: (message) => faults.push(message) }),
    {
      clock,
      input: input ?? known.inputs[0],
      inspect: (inspected: InspectionEvent) => {
        if (inspected.actorRef.sessionId !== inspected.rootId) return
        if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions)
        if (inspected.type !== '@xstate.snapshot') return
        const after = inspected.snapshot as AnyMachineSnapshot
        steps.push({ before: steps.at(-1)?.after, event: inspected.event, after, taken })
        taken = []
      },
    } as never,
  )
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()

  return {
    actor,
    clock,
    ports: fakes.ports,
    resources: fakes.resources,
    emitted,
    steps,
    errors,
    faults,
    settle,
    get snapshot() {
      return actor.getSnapshot()
    },
    get held() {
      return fakes.held
    },
    send: async (...events) => {
      for (const event of events) actor.send(event)
      await settle()
    },
    advance: (ms) => clock.advance(ms),
    stop: () => {
      actor.stop()
    },
  }
}

/** Creates fakes for all ports and resources in the fixtures, and the object to provide. */
export const createFakes = <Ports extends object = Record<string, never>>(fixtures: AnyFixtures) => {
  const ports = fakePorts<Ports>(Object.keys(fixtures.ports) as (keyof Ports & string)[])
  const resources: Readonly<Record<string, FakeResource>> = Object.fromEntries(
    Object.keys(fixtures.resources ?? {}).map((name) => [name, fakeResource()]),
  )
  return {
    ports,
    resources,
    provided: {
      ...ports,
      ...Object.fromEntries(Object.entries(resources).map(([name, { open }]) => [name, open])),
    },
    /** Names of ports and resources in use, sorted, one per use. */
    get held() {
      return heldNow(ports, resources)
    },
  }
}

const heldNow = (
  ports: Readonly<Record<string, FakePort<unknown, unknown>>>,
  resources: Readonly<Record<string, FakeResource>>,
) =>
  [
    ...Object.entries(ports).flatMap(([name, { open }]) => open.map(() => name)),
    ...Object.entries(resources).flatMap(([name, { holds }]) =>
      holds.filter(({ phase }) => phase === 'opening' || phase === 'held').map(() => name),
    ),
  ].sort()
