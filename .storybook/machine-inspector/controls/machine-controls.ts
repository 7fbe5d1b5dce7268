import type { FakeCall, FakePort } from '../../../packages/machines/src/testing/fakes/fake-port.ts'
import type { FakeHold } from '../../../packages/machines/src/testing/fakes/fake-resource.ts'
import type { Harness, Step } from '../../../packages/machines/src/testing/harness.ts'
import type { AnyMachine, Subject } from './subject.ts'

/** An event sent from the controls. */
export interface MachineEvent {
  readonly type: string
}

/** An unsettled port call. */
export interface OpenCall {
  readonly kind: 'call'
  readonly name: string
  /** Position among all calls of its port. */
  readonly index: number
  readonly call: FakeCall<unknown, unknown>
}

/** A resource in use. */
export interface OpenHold {
  readonly kind: 'hold'
  readonly name: string
  /** Position among all openings of its resource. */
  readonly index: number
  readonly hold: FakeHold
}

/** An action of the controls, on the harness of the run that performs or repeats it. */
type Action<Machine extends AnyMachine, Ports extends object> = (harness: Harness<Machine, Ports>) => unknown

interface PerformedAction<Machine extends AnyMachine, Ports extends object> {
  readonly act: Action<Machine, Ports>
  /** Index of the first step it caused. */
  readonly firstStep: number
}

/**
 * Runs a machine with manual control over its events, ports, resources and clock. Notifies listeners when the effects
 * of an action have settled. Returns to an earlier step by repeating the actions before it on a new actor.
 */
export class MachineControls<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly subject: Subject<Machine, Ports>
  #harness: Harness<Machine, Ports>
  #input: unknown
  #actions: PerformedAction<Machine, Ports>[] = []
  /** Number of actions performed in this run; the later ones were undone. */
  #performed = 0
  #history: readonly Step[]
  #version = 0
  #stopped = false
  readonly #listeners = new Set<() => void>()

  constructor(subject: Subject<Machine, Ports>) {
    this.subject = subject
    this.#input = subject.fixtures.inputs[0]
    this.#harness = subject.start(this.#input)
    this.#history = this.#harness.steps
  }

  get harness(): Harness<Machine, Ports> {
    return this.#harness
  }

  /** Current input of the machine. */
  get input(): unknown {
    return this.#input
  }

  /** Steps caused by the last action. */
  get lastSteps() {
    return this.#harness.steps.slice(this.#actions[this.#performed - 1]?.firstStep ?? 0)
  }

  /** All steps, those after the current one included when the controls went back. */
  get history(): readonly Step[] {
    return this.#history
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes with every update. */
  readonly getVersion = () => this.#version

  /** Keeps the machine running until the returned function is called. Restarts a stopped machine. */
  readonly connect = () => {
    if (this.#stopped) this.restart()
    return () => {
      this.#stopped = true
      this.#harness.stop()
    }
  }

  /** @param input new input. @default the current one */
  restart(input: unknown = this.#input): void {
    this.#input = input
    this.#actions = []
    this.#start()
    this.#history = this.#harness.steps
    this.#notify()
  }

  send(event: MachineEvent): Promise<void> {
    return this.perform(({ actor }) => actor.send(event as never))
  }

  /** Advances the clock. @param ms @default the time until the next timer */
  advance(ms: number = this.#harness.clock.untilNext() ?? 0): Promise<void> {
    return this.perform((harness) => harness.advance(ms))
  }

  resolve({ name, index }: OpenCall, output: unknown): Promise<void> {
    return this.perform((harness) => getPort(harness, name).calls[index]?.resolve(output))
  }

  reject({ name, index }: OpenCall, error: unknown): Promise<void> {
    return this.perform((harness) => getPort(harness, name).calls[index]?.reject(error))
  }

  grant({ name, index }: OpenHold): Promise<void> {
    return this.perform(({ resources }) => resources[name]?.holds[index]?.grant())
  }

  deny({ name, index }: OpenHold, error: unknown): Promise<void> {
    return this.perform(({ resources }) => resources[name]?.holds[index]?.deny(error))
  }

  sendFrom({ name, index }: OpenHold, event: MachineEvent): Promise<void> {
    return this.perform(({ resources }) => resources[name]?.holds[index]?.send(event))
  }

  /** Performs an action and records it. It may use only the harness that it gets, because it may be repeated. */
  async perform(act: Action<Machine, Ports>): Promise<void> {
    const harness = this.#harness
    this.#actions = [...this.#actions.slice(0, this.#performed), { act, firstStep: harness.steps.length }]
    this.#performed += 1
    this.#history = harness.steps
    await act(harness)
    await harness.settle()
    this.#notify()
  }

  /** Goes to the state after a step of the history, by repeating every action up to it. */
  async travelTo(step: number): Promise<void> {
    const actions = this.#actions.filter(({ firstStep }) => firstStep <= step)
    // Steps of an earlier run do not change.
    this.#history = [...this.#history]
    this.#start()
    const harness = this.#harness
    this.#performed = actions.length
    for (const { act } of actions) {
      await act(harness)
      await harness.settle()
    }
    this.#notify()
  }

  /** Returns unsettled calls, then resources in use, in the order of their fixtures. */
  getOpenItems(): (OpenCall | OpenHold)[] {
    return [
      ...Object.keys(this.#harness.ports).flatMap((name) =>
        getPort(this.#harness, name)
          .calls.map((call, index): OpenCall => ({ kind: 'call', name, index, call }))
          .filter(({ call }) => call.open),
      ),
      ...Object.entries(this.#harness.resources).flatMap(([name, { holds }]) =>
        holds
          .map((hold, index): OpenHold => ({ kind: 'hold', name, index, hold }))
          .filter(({ hold: { phase } }) => phase === 'opening' || phase === 'held'),
      ),
    ]
  }

  #start() {
    this.#harness.stop()
    this.#stopped = false
    this.#performed = 0
    this.#harness = this.subject.start(this.#input)
  }

  #notify() {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

const getPort = <Machine extends AnyMachine, Ports extends object>(
  { ports }: Harness<Machine, Ports>,
  name: string,
) => Reflect.get(ports, name) as FakePort<unknown, unknown>
