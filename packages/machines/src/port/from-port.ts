import { fromPromise } from 'xstate'
import type { AnyActorRef, PromiseActorLogic } from 'xstate'
import { interrupted, unlessRestored } from './unless-restored.ts'
import { onActorError } from './on-actor-error.ts'
import { PortError, isPortError } from './port-error.ts'
import type { Timers } from './sleep.ts'
import { reportFault } from './report-fault.ts'
import type { ReportFault } from './report-fault.ts'

/**
 * One call to the outside world: a plain function, so that adapters and tests need not know XState.
 * It is called synchronously while the event is handled, which keeps the user activation of a click.
 * Reject with a `PortError`; honour `signal` where the world can be interrupted.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** What a machine expects of a port. */
export interface PortOptions<Output> {
  /** Milliseconds until a call without an answer is dropped, and fails as `timeout`. @default never */
  readonly timeoutMs?: number
  /** What an answer must look like: any other fails as `protocol`. @default anything, since nobody reads it */
  readonly isOutput?: (output: unknown) => output is Output
  /**
   * The call changes something. When its machine is restored in the middle of it, it is not made again, since
   * it may have arrived, but fails as `interrupted`. @default false
   */
  readonly writes?: boolean
  /** How faults call it. @default port */
  readonly name?: string
  /** @default reportFault */
  readonly report?: ReportFault
}

/**
 * Turns a port into actor logic.
 *
 * Once aborted (the state was left, the actor stopped, its machine crashed) it never settles, neither with the
 * late answer nor with an `AbortError`: React's StrictMode restarts the same actors after a stop, and would
 * otherwise receive the rejection of a call it had itself abandoned.
 */
export const fromPort = <Input, Output>(
  port: Port<Input, Output>,
  { timeoutMs, isOutput, writes = false, name = 'port', report = reportFault }: PortOptions<Output> = {},
): PromiseActorLogic<Output, Input> => {
  const logic = fromPromise<Output, Input>(
    ({ input, signal, self }) =>
      new Promise((resolve, reject) => {
        const call = openCall(signal, self)
        const settle = (run: () => void) => {
          if (call.signal.aborted) return
          call.end()
          run()
        }
        const fail = (error: unknown) => {
          if (!isPortError(error) && !call.signal.aborted)
            report(`The port "${name}" threw an unexpected error`, error)
          settle(() => reject(error))
        }
        if (timeoutMs !== undefined)
          call.after(timeoutMs, () => {
            settle(() =>
              reject(new PortError('timeout', `"${name}" did not respond within ${timeoutMs} ms.`)),
            )
            call.abort()
          })
        startCall(() => port(input, call.signal)).then((output) => {
          if (call.signal.aborted || !isOutput || isOutput(output)) return settle(() => resolve(output))
          const error = new PortError('protocol', `"${name}" returned an invalid output.`)
          report(error.message, output)
          return settle(() => reject(error))
        }, fail)
      }),
  )
  return writes
    ? unlessRestored(
        logic,
        fromPromise<Output, Input>(() => Promise.reject(interrupted(name))),
      )
    : logic
}

/** A port that throws before it promises has failed like any other. */
const startCall = <Output>(call: () => Promise<Output>) =>
  new Promise<Output>((resolve) => {
    resolve(call())
  })

/** A call's own life: it ends with its answer, or is aborted with its actor, its machine or its patience. */
const openCall = (signal: AbortSignal, self: AnyActorRef) => {
  const scope = new AbortController()
  const clock = Reflect.get(self, 'clock') as Timers
  let timer: unknown
  const end = () => {
    clock.clearTimeout(timer)
    leave()
  }
  const abort = () => {
    end()
    scope.abort()
  }
  const leave = onActorError(self, abort)
  signal.addEventListener('abort', abort)
  return {
    signal: scope.signal,
    end,
    abort,
    after: (ms: number, run: () => void) => {
      timer = clock.setTimeout(run, ms)
    },
  }
}
