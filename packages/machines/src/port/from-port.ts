import { fromPromise } from 'xstate'
import type { AnyActorRef, PromiseActorLogic } from 'xstate'
import { interrupted, unlessRestored } from './unless-restored.ts'
import { onActorError } from './errors/on-actor-error.ts'
import { PortError, isPortError } from './errors/port-error.ts'
import type { Timers } from './sleep.ts'
import { reportFault } from './errors/report-fault.ts'
import type { ReportFault } from './errors/report-fault.ts'

/**
 * One call to a service: a plain function, so that adapters and tests need not know XState. It is called
 * synchronously while the event is handled, which preserves the user activation of a click. Reject with a
 * `PortError`; abort on `signal` where possible.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** The machine's requirements of a port. */
export interface PortOptions<Output> {
  /** Milliseconds until a pending call is aborted and fails with `timeout`. @default no timeout */
  readonly timeoutMs?: number
  /** Validates the output; an invalid one fails with `protocol`. @default no validation */
  readonly isOutput?: (output: unknown) => output is Output
  /**
   * The call changes data. It is not repeated when its machine is restored, because the first call may have
   * succeeded; it fails with `interrupted`. @default false
   */
  readonly writes?: boolean
  /** Name in fault reports. @default port */
  readonly name?: string
  /** @default reportFault */
  readonly report?: ReportFault
}

/**
 * Turns a port into actor logic.
 *
 * After an abort (the state was left, the actor stopped, or its machine crashed) it never settles, not even with an
 * `AbortError`: React's StrictMode restarts stopped actors, which would receive the rejection of a call they aborted.
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

/** Turns a synchronous throw into a rejection. */
const startCall = <Output>(call: () => Promise<Output>) =>
  new Promise<Output>((resolve) => {
    resolve(call())
  })

/**
 * Creates the scope of one call. It ends with the result, or is aborted with the actor, its machine or the timeout.
 */
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
