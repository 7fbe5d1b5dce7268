import { fromCallback } from 'xstate'
import type { CallbackActorLogic, EventObject } from 'xstate'

/** Gives back what {@link OpenResource} took. Called once, whatever the way out. */
export type CloseResource = () => void | Promise<void>

/** What a resource works with while it is held. */
export interface ResourceScope<Input, Fact extends EventObject, Command extends EventObject> {
  readonly input: Input
  /** Aborted when the state that holds the resource is left, also while it is still opening. */
  readonly signal: AbortSignal
  /** Tells the machine a fact. Ignored once the resource has been let go. */
  readonly send: (fact: Fact) => void
  /** Listens to what the machine sends to the resource. */
  readonly receive: (listener: (command: Command) => void) => void
}

/**
 * Takes something that must be given back: a microphone, a socket, a blob URL. Starts synchronously while
 * the event is handled, and answers with how to close it.
 */
export type OpenResource<Input, Fact extends EventObject, Command extends EventObject> = (
  scope: ResourceScope<Input, Fact, Command>,
) => Promise<CloseResource>

/**
 * Turns a resource into actor logic that is opened at most once and closed exactly once, also when the
 * state is left before it has opened (a permission granted after the visitor went away).
 *
 * @param failed the fact the machine hears when opening fails; it is never told after it let go
 */
export const fromResource = <Input, Fact extends EventObject, Command extends EventObject = EventObject>(
  open: OpenResource<Input, Fact, Command>,
  failed: (error: unknown) => Fact,
): CallbackActorLogic<Command, Input> =>
  fromCallback<Command, Input>(({ input, sendBack, receive }) => {
    const scope = new AbortController()
    const { signal } = scope
    let close: CloseResource | undefined

    const send = (fact: Fact) => {
      if (!signal.aborted) sendBack(fact)
    }
    const opened = (closeIt: CloseResource) => {
      if (signal.aborted) release(closeIt)
      else close = closeIt
    }
    start(() => open({ input, signal, send, receive })).then(opened, (error: unknown) => send(failed(error)))

    return () => {
      scope.abort()
      if (close) release(close)
    }
  })

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
