import type { Harness } from '../../../packages/machines/src/testing/harness.ts'
import type { SentenceNumber } from '../../pages/specification/specification.ts'
import type { MachineControls, OpenCall, OpenHold } from '../controls/machine-controls.ts'
import type { AnyMachine } from '../controls/subject.ts'

type EventOf<Machine extends AnyMachine> = Parameters<Harness<Machine, object>['send']>[number]
type PortsOf<Machine extends AnyMachine, Ports extends object> = Harness<Machine, Ports>['ports']

/** A specified behavior in both languages, with the steps that verify it. */
export interface Scenario<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  /** Sentences of the specification that it verifies. */
  readonly spec?: readonly SentenceNumber[]
  readonly en: string
  readonly ar: string
  /** Input of the machine. @default the first input of the fixtures */
  readonly input?: unknown
  /** Runs the steps on a restarted machine. @throws if an expectation fails */
  readonly run: (driver: ScenarioDriver<Machine, Ports>) => Promise<void>
}

/** Performs the steps of a scenario, one at a time, through the controls. */
export class ScenarioDriver<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly #controls: MachineControls<Machine, Ports>
  readonly #pause: () => Promise<void>

  /** @param pause waits after each step for viewers; rejects to stop the scenario */
  constructor(controls: MachineControls<Machine, Ports>, pause: () => Promise<void>) {
    this.#controls = controls
    this.#pause = pause
  }

  get harness(): Harness<Machine, Ports> {
    return this.#controls.harness
  }

  get snapshot(): Harness<Machine, Ports>['snapshot'] {
    return this.harness.snapshot
  }

  get emitted(): Harness<Machine, Ports>['emitted'] {
    return this.harness.emitted
  }

  /** Names of ports and resources in use. */
  get held(): readonly string[] {
    return this.harness.held
  }

  /** Returns the inputs of all calls of a port. */
  inputs(port: keyof Ports & string): unknown[] {
    return (this.harness.ports[port] as { calls: readonly { input: unknown }[] }).calls.map(
      ({ input }) => input,
    )
  }

  send(event: EventOf<Machine>): Promise<void> {
    return this.#do(() => this.#controls.send(event))
  }

  resolve<Name extends keyof Ports & string>(
    port: Name,
    ...output: PortsOf<Machine, Ports>[Name] extends { resolve: (...output: infer Output) => void }
      ? Output
      : never
  ): Promise<void> {
    return this.#do(() => this.#controls.resolve(this.#getCall(port), output[0]))
  }

  reject(port: keyof Ports & string, error: unknown): Promise<void> {
    return this.#do(() => this.#controls.reject(this.#getCall(port), error))
  }

  grant(resource: string): Promise<void> {
    return this.#do(() => this.#controls.grant(this.#getHold(resource)))
  }

  deny(resource: string, error: unknown): Promise<void> {
    return this.#do(() => this.#controls.deny(this.#getHold(resource), error))
  }

  sendFrom(resource: string, event: EventOf<Machine>): Promise<void> {
    return this.#do(() => this.#controls.sendFrom(this.#getHold(resource), event))
  }

  advance(ms: number): Promise<void> {
    return this.#do(() => this.#controls.advance(ms))
  }

  #getCall(name: string): OpenCall {
    for (const item of this.#controls.getOpenItems())
      if (item.kind === 'call' && item.name === name) return item
    throw new Error(`The port "${name}" has no open call to answer: the machine has not called it.`)
  }

  #getHold(name: string): OpenHold {
    const hold = this.#controls.getOpenItems().findLast((item) => item.kind === 'hold' && item.name === name)
    if (hold?.kind !== 'hold')
      throw new Error(`The resource "${name}" is not in use: its state is not active.`)
    return hold
  }

  async #do(action: () => Promise<void>) {
    await action()
    await this.#pause()
  }
}
