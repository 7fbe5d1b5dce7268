import type { FakeCall } from '../../../packages/machines/src/testing/fake-port.ts'
import type { FakeHold } from '../../../packages/machines/src/testing/fake-resource.ts'
import type { Rig } from '../../../packages/machines/src/testing/rig.ts'
import type { AnyMachine, Subject } from './subject.ts'

/** An event, as a desk sends it. */
export interface DeskEvent {
  readonly type: string
}

/** A call that a port has not answered yet, or a resource in use. */
export type Held =
  | { readonly kind: 'call'; readonly name: string; readonly call: FakeCall<unknown, unknown> }
  | { readonly kind: 'hold'; readonly name: string; readonly hold: FakeHold }

/**
 * Where a person settles a machine's world by hand: sends its events, answers its ports, speaks for its
 * resources and moves its clock. Tells its listeners once all that an action set off has come to rest.
 */
export class Desk<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly subject: Subject<Machine, Ports>
  #rig: Rig<Machine, Ports>
  #input: unknown
  #mark = 0
  #version = 0
  #stopped = false
  readonly #listeners = new Set<() => void>()

  constructor(subject: Subject<Machine, Ports>) {
    this.subject = subject
    this.#input = subject.cases.inputs[0]
    this.#rig = subject.start(this.#input)
  }

  get rig(): Rig<Machine, Ports> {
    return this.#rig
  }

  /** What the machine was started with. */
  get input(): unknown {
    return this.#input
  }

  /** The steps that the last action set off. */
  get lastSteps() {
    return this.#rig.steps.slice(this.#mark)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes with everything that happens. */
  readonly version = () => this.#version

  /** Keeps the machine alive until the returned function is called; starts it again if it was stopped. */
  readonly attend = () => {
    if (this.#stopped) this.restart()
    return () => {
      this.#stopped = true
      this.#rig.stop()
    }
  }

  /** @param input what to start with. @default as before */
  restart(input: unknown = this.#input): void {
    this.#rig.stop()
    this.#stopped = false
    this.#input = input
    this.#rig = this.subject.start(input)
    this.#mark = 0
    this.#tell()
  }

  send(event: DeskEvent): Promise<void> {
    return this.#act(() => this.#rig.actor.send(event as never))
  }

  /** Answers a call, or speaks for a resource. */
  settle(action: () => void): Promise<void> {
    return this.#act(action)
  }

  /** Lets time pass. @param ms @default until the next timer */
  advance(ms: number = this.#rig.clock.untilNext() ?? 0): Promise<void> {
    return this.#act(() => this.#rig.advance(ms))
  }

  /** What the machine holds now: calls without an answer, and resources, in the order their cases name them. */
  held(): Held[] {
    const ports = this.#rig.ports as unknown as Record<string, { open: FakeCall<unknown, unknown>[] }>
    return [
      ...Object.entries(ports).flatMap(([name, { open }]) =>
        open.map((call) => ({ kind: 'call' as const, name, call })),
      ),
      ...Object.entries(this.#rig.resources).flatMap(([name, { holds }]) =>
        holds
          .filter(({ phase }) => phase === 'opening' || phase === 'held')
          .map((hold) => ({ kind: 'hold' as const, name, hold })),
      ),
    ]
  }

  async #act(action: () => unknown) {
    const rig = this.#rig
    this.#mark = rig.steps.length
    await action()
    await rig.settle()
    this.#tell()
  }

  #tell() {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}
