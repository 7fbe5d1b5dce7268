import { fromCallback } from 'xstate'
import type { CallbackActorLogic, EventObject } from 'xstate'
import { interrupted, unlessRestored } from './unless-restored.ts'
import { onActorError } from './on-actor-error.ts'
import { PortError, isPortError } from './port-error.ts'
import { reportFault } from './report-fault.ts'
import type { ReportFault } from './report-fault.ts'

/** Gives back what {@link OpenResource} took. Called once, whatever the way out. */
export type CloseResource = () => void | Promise<void>

/** What a resource works with while it is held. */
export interface ResourceScope<Input, Event extends EventObject, Command extends EventObject> {
  readonly input: Input
  /** Aborted when the state that holds the resource is left, also while it is still opening. */
  readonly signal: AbortSignal
  /** Tells the machine a fact. Ignored once the resource has been let go. */
  readonly send: (event: Event) => void
  /** Listens to what the machine sends to the resource. */
  readonly receive: (listener: (command: Command) => void) => void
}

/**
 * Takes something that must be given back: a microphone, a socket, a blob URL. Starts synchronously while
 * the event is handled, and answers with how to close it.
 */
export type OpenResource<Input, Event extends EventObject, Command extends EventObject> = (
  scope: ResourceScope<Input, Event, Command>,
) => Promise<CloseResource>

/** What each fact must look like, its type apart. */
export type EventGuards<Event extends EventObject> = {
  readonly [Type in Event['type']]: (event: unknown) => boolean
}

/** What a machine expects of a resource. */
export interface ResourceOptions<Event extends EventObject> {
  /** One that tells anything else has failed, as `protocol`. @default anything may be told */
  readonly events?: EventGuards<Event>
  /** How faults call it. @default resource */
  readonly name?: string
  /** @default reportFault */
  readonly report?: ReportFault
}

/**
 * Turns a resource into actor logic that is opened at most once and closed exactly once, also when the
 * state is left before it has opened (a permission granted after the visitor went away), and when its
 * machine crashes. One whose machine is restored while it was held has failed, as `interrupted`.
 *
 * @param failed the fact the machine hears when opening fails; it is never told after it let go
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

    /** It does not keep to what was agreed on. */
    const failProtocol = (how: string, cause: unknown) => {
      const error = new PortError('protocol', `"${name}" ${how}.`)
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

/** A throw inside a callback actor would crash its parent; a rejection takes the agreed way. */
const start = <T>(open: () => Promise<T>) =>
  new Promise<T>((resolve) => {
    resolve(open())
  })

/** One resource that fails to close must not keep the others open, yet must not fail in silence. */
const release = (close: CloseResource) => {
  start(async () => close()).catch((error: unknown) => {
    queueMicrotask(() => {
      throw error
    })
  })
}
