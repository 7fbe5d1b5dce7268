import type { FakeCall } from '../../../packages/machines/src/testing/fakes/fake-port.ts'
import type { FakeHold } from '../../../packages/machines/src/testing/fakes/fake-resource.ts'
import type { Harness } from '../../../packages/machines/src/testing/harness.ts'
import type { AnyMachine, Subject } from './subject.ts'

/** An event sent from the controls. */
export interface MachineEvent {
  readonly type: string
}

/** An unsettled port call, or a resource in use. */
export type OpenItem =
  | { readonly kind: 'call'; readonly name: string; readonly call: FakeCall<unknown, unknown> }
  | { readonly kind: 'hold'; readonly name: string; readonly hold: FakeHold }

/**
 * Runs a machine with manual control over its events, ports, resources and clock. Notifies listeners when the effects
 * of an action have settled.
 */
export class MachineControls<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly subject: Subject<Machine, Ports>
  #harness: Harness<Machine, Ports>
  #input: unknown
  #firstStep = 0
  #version = 0
  #stopped = false
  readonly #listeners = new Set<() => void>()

  constructor(subject: Subject<Machine, Ports>) {
    this.subject = subject
    this.#input = subject.fixtures.inputs[0]
    this.#harness = subject.start(this.#input)
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
    return this.#harness.steps.slice(this.#firstStep)
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
    this.#harness.stop()
    this.#stopped = false
    this.#input = input
    this.#harness = this.subject.start(input)
    this.#firstStep = 0
    this.#notify()
  }

  send(event: MachineEvent): Promise<void> {
    return this.#run(() => this.#harness.actor.send(event as never))
  }

  /** Runs an action that settles a call or sends from a resource. */
  settle(action: () => void): Promise<void> {
    return this.#run(action)
  }

  /** Advances the clock. @param ms @default the time until the next timer */
  advance(ms: number = this.#harness.clock.untilNext() ?? 0): Promise<void> {
    return this.#run(() => this.#harness.advance(ms))
  }

  /** Returns unsettled calls, then resources in use, in the order of their fixtures. */
  getOpenItems(): OpenItem[] {
    const ports = this.#harness.ports as unknown as Record<string, { open: FakeCall<unknown, unknown>[] }>
    return [
      ...Object.entries(ports).flatMap(([name, { open }]) =>
        open.map((call) => ({ kind: 'call' as const, name, call })),
      ),
      ...Object.entries(this.#harness.resources).flatMap(([name, { holds }]) =>
        holds
          .filter(({ phase }) => phase === 'opening' || phase === 'held')
          .map((hold) => ({ kind: 'hold' as const, name, hold })),
      ),
    ]
  }

  async #run(action: () => unknown) {
    const harness = this.#harness
    this.#firstStep = harness.steps.length
    await action()
    await harness.settle()
    this.#notify()
  }

  #notify() {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}
