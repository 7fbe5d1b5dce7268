import { fromCallback } from 'xstate'
import type { CallbackActorLogic, EventObject } from 'xstate'
import { interrupted, unlessRestored } from './unless-restored.ts'
import { onActorError } from './errors/on-actor-error.ts'
import { PortError, isPortError } from './errors/port-error.ts'
import { reportFault } from './errors/report-fault.ts'
import type { ReportFault } from './errors/report-fault.ts'

/** Releases what {@link OpenResource} acquired. Called exactly once. */
export type CloseResource = () => void | Promise<void>

/** Context of an open resource. */
export interface ResourceScope<Input, Event extends EventObject, Command extends EventObject> {
  readonly input: Input
  /** Aborted when the state that holds the resource is left, even while it is opening. */
  readonly signal: AbortSignal
  /** Sends an event to the machine. Ignored after the resource is released. */
  readonly send: (event: Event) => void
  /** Listens to commands of the machine. */
  readonly receive: (listener: (command: Command) => void) => void
}

/**
 * Acquires something that must be released: a microphone, a socket, a blob URL. Called synchronously while the event
 * is handled; resolves with the function that releases it.
 */
export type OpenResource<Input, Event extends EventObject, Command extends EventObject> = (
  scope: ResourceScope<Input, Event, Command>,
) => Promise<CloseResource>

/** Guards for the payload of each event. */
export type EventGuards<Event extends EventObject> = {
  readonly [Type in Event['type']]: (event: unknown) => boolean
}

/** The machine's requirements of a resource. */
export interface ResourceOptions<Event extends EventObject> {
  /** Validates the events; an invalid one fails with `protocol`. @default no validation */
  readonly events?: EventGuards<Event>
  /** Name in fault reports. @default resource */
  readonly name?: string
  /** @default reportFault */
  readonly report?: ReportFault
}

/**
 * Turns a resource into actor logic that opens it at most once and closes it exactly once: also when the state is
 * left before it has opened (a permission granted late), and when its machine crashes. If its machine is restored
 * while the resource was open, it fails with `interrupted`.
 *
 * @param failed creates the event for a failed opening; not sent after the state is left
 */
export const fromResource = <Input, Event extends EventObject, Command extends EventObject = EventObject>(
  open: OpenResource<Input, Event, Command>,
  failed: (error: unknown) => Event,
  { events, name = 'resource', report = reportFault }: ResourceOptions<Event> = {},
): CallbackActorLogic<Command, Input> => {
  const logic = fromCallback<Command, Input>(({ input, sendBack, receive, self }) => {
    const scope = new AbortController()
    const { signal } = scope
    let close: CloseResource | undefined

    /** Reports a violation of the contract and fails the resource. */
    const failProtocol = (reason: string, cause: unknown) => {
      const error = new PortError('protocol', `"${name}" ${reason}.`)
      report(error.message, cause)
      sendBack(failed(error))
    }
    const send = (event: Event) => {
      if (signal.aborted) return
      if (!events || isValidEvent(events, event)) sendBack(event)
      else failProtocol('sent an invalid event', event)
    }
    const fail = (error: unknown) => {
      if (signal.aborted) return
      if (!isPortError(error)) report(`The resource "${name}" threw an unexpected error`, error)
      sendBack(failed(error))
    }
    const opened = (closeResource: CloseResource) => {
      if (typeof closeResource !== 'function')
        failProtocol('opened without a function that closes it', closeResource)
      else if (signal.aborted) release(closeResource)
      else close = closeResource
    }
    const dispose = () => {
      leave()
      scope.abort()
      if (close) release(close)
    }
    const leave = onActorError(self, dispose)
    start(() => open({ input, signal, send, receive })).then(opened, fail)
    return dispose
  })
  return unlessRestored(
    logic,
    fromCallback<Command, Input>(({ sendBack }) => sendBack(failed(interrupted(name)))),
  )
}

const isValidEvent = <Event extends EventObject>(events: EventGuards<Event>, event: unknown): boolean => {
  const type: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'type') : undefined
  return typeof type === 'string' && Object.hasOwn(events, type) && events[type as Event['type']](event)
}

/** A throw inside a callback actor would crash its parent, so it becomes a rejection. */
const start = <T>(open: () => Promise<T>) =>
  new Promise<T>((resolve) => {
    resolve(open())
  })

/** A failing close must not prevent others from closing, but must not be silent either. */
const release = (close: CloseResource) => {
  start(async () => close()).catch((error: unknown) => {
    queueMicrotask(() => {
      throw error
    })
  })
}
