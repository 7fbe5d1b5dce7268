import type { Port } from '../../port/index.ts'
import { openPromise } from './open-promise.ts'

/** One call of a fake port. */
export interface FakeCall<Input, Output> {
  readonly input: Input
  /** Neither settled nor aborted. */
  readonly open: boolean
  /** Aborted by the machine before it settled. */
  readonly aborted: boolean
  resolve(output: Output): void
  reject(error: unknown): void
}

/** A port settled by the test. Methods settle the oldest open call; `calls` holds all calls in order. */
export interface FakePort<Input, Output> extends Port<Input, Output> {
  readonly calls: readonly FakeCall<Input, Output>[]
  readonly open: readonly FakeCall<Input, Output>[]
  resolve(...output: Output extends void ? [] : [output: Output]): void
  reject(error: unknown): void
}

/** Fakes for a record of ports. */
export type FakePorts<Ports> = {
  readonly [Name in keyof Ports]: Ports[Name] extends Port<infer Input, infer Output>
    ? FakePort<Input, Output>
    : never
}

/** @param name used in error messages */
export const fakePort = <Input, Output>(name: string): FakePort<Input, Output> => {
  const calls: FakeCall<Input, Output>[] = []
  const openCalls = () => calls.filter((call) => call.open)
  const oldest = () => {
    const call = openCalls()[0]
    if (!call)
      throw new Error(`The port "${name}" has no open call to answer: the machine has not called it.`)
    return call
  }
  const port = (input: Input, signal: AbortSignal) => {
    const call = fakeCall<Input, Output>(input, signal)
    calls.push(call)
    return call.promise
  }
  return Object.defineProperties(port, {
    calls: { get: () => calls },
    open: { get: openCalls },
    resolve: { value: (output: Output) => oldest().resolve(output) },
    reject: { value: (error: unknown) => oldest().reject(error) },
  }) as FakePort<Input, Output>
}

const fakeCall = <Input, Output>(input: Input, signal: AbortSignal) => {
  const { promise, resolve, reject } = openPromise<Output>()
  let settled = false
  return {
    input,
    promise,
    get open() {
      return !settled && !signal.aborted
    },
    get aborted() {
      return !settled && signal.aborted
    },
    resolve(output: Output) {
      settled = true
      resolve(output)
    },
    reject(error: unknown) {
      settled = true
      reject(error)
    },
  }
}

/** @param names the ports to fake */
export const fakePorts = <Ports extends object>(names: readonly (keyof Ports & string)[]) =>
  Object.fromEntries(names.map((name) => [name, fakePort(name)])) as unknown as FakePorts<Ports>
