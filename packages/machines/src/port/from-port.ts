import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

/**
 * One call to the outside world: a plain function, so that adapters and tests need not know XState.
 * It is called synchronously while the event is handled, which keeps the user activation of a click.
 * Reject with a `PortError`; honour `signal` where the world can be interrupted.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/**
 * Turns a port into actor logic.
 *
 * Once aborted (the state was left, the actor stopped) it never settles, neither with the late answer nor
 * with an `AbortError`: React's StrictMode restarts the same actors after a stop, and would otherwise
 * receive the rejection of a call it had itself abandoned.
 */
export const fromPort = <Input, Output>(port: Port<Input, Output>): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        port(input, signal).then(
          (output) => signal.aborted || resolve(output),
          (error: unknown) => signal.aborted || reject(error),
        )
      }),
  )

type PortLogic<P> = P extends Port<infer Input, infer Output> ? PromiseActorLogic<Output, Input> : never

/**
 * Turns a record of ports into the `actors` of `machine.provide`.
 *
 * @example
 * const machine = authMachine.provide({ actors: fromPorts(ports) })
 */
export const fromPorts = <Ports extends object>(ports: Ports) =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, fromPort(port as Port<unknown, unknown>)]),
  ) as { [Name in keyof Ports]: PortLogic<Ports[Name]> }
