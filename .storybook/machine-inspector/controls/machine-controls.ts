import type { FakeCall } from '../../../packages/machines/src/testing/fake-port.ts'
import type { FakeHold } from '../../../packages/machines/src/testing/fake-resource.ts'
import type { Harness } from '../../../packages/machines/src/testing/harness.ts'
import type { AnyMachine, Subject } from './subject.ts'

/** An event, as a desk sends it. */
export interface MachineEvent {
  readonly type: string
}

/** A call that a port has not answered yet, or a resource in use. */
export type OpenItem =
  | { readonly kind: 'call'; readonly name: string; readonly call: FakeCall<unknown, unknown> }
  | { readonly kind: 'hold'; readonly name: string; readonly hold: FakeHold }

/**
 * Where a person settles a machine's world by hand: sends its events, answers its ports, speaks for its
 * resources and moves its clock. Tells its listeners once all that an action set off has come to rest.
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

  /** What the machine was started with. */
  get input(): unknown {
    return this.#input
  }

  /** The steps that the last action set off. */
  get lastSteps() {
    return this.#harness.steps.slice(this.#firstStep)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes with everything that happens. */
  readonly getVersion = () => this.#version

  /** Keeps the machine alive until the returned function is called; starts it again if it was stopped. */
  readonly connect = () => {
    if (this.#stopped) this.restart()
    return () => {
      this.#stopped = true
      this.#harness.stop()
    }
  }

  /** @param input what to start with. @default as before */
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

  /** Answers a call, or speaks for a resource. */
  settle(action: () => void): Promise<void> {
    return this.#run(action)
  }

  /** Lets time pass. @param ms @default until the next timer */
  advance(ms: number = this.#harness.clock.untilNext() ?? 0): Promise<void> {
    return this.#run(() => this.#harness.advance(ms))
  }

  /** What the machine holds now: calls without an answer, and resources, in the order their fixtures name them. */
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
