import { fromCallback } from 'xstate'
import type { CallbackActorLogic, EventObject } from 'xstate'
import { interrupted, unlessRestored } from './interrupted.ts'
import { onCrash } from './on-crash.ts'
import { PortError, isForeseen } from './port-error.ts'
import { tellOnce } from './tell.ts'
import type { Tell } from './tell.ts'

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

/** What each fact must look like, its type apart. */
export type Facts<Fact extends EventObject> = {
  readonly [Type in Fact['type']]: (fact: unknown) => boolean
}

/** What a machine expects of a resource. */
export interface ResourceTerms<Fact extends EventObject> {
  /** One that tells anything else has failed, as `protocol`. @default anything may be told */
  readonly facts?: Facts<Fact>
  /** How faults call it. @default resource */
  readonly name?: string
  /** @default tellOnce */
  readonly tell?: Tell
}

/**
 * Turns a resource into actor logic that is opened at most once and closed exactly once, also when the
 * state is left before it has opened (a permission granted after the visitor went away), and when its
 * machine crashes. One whose machine is restored while it was held has failed, as `interrupted`.
 *
 * @param failed the fact the machine hears when opening fails; it is never told after it let go
 */
export const fromResource = <Input, Fact extends EventObject, Command extends EventObject = EventObject>(
  open: OpenResource<Input, Fact, Command>,
  failed: (error: unknown) => Fact,
  { facts, name = 'resource', tell = tellOnce }: ResourceTerms<Fact> = {},
): CallbackActorLogic<Command, Input> => {
  const logic = fromCallback<Command, Input>(({ input, sendBack, receive, self }) => {
    const scope = new AbortController()
    const { signal } = scope
    let close: CloseResource | undefined

    /** It does not keep to what was agreed on. */
    const breach = (how: string, what: unknown) => {
      const error = new PortError('protocol', `"${name}" ${how}.`)
      tell(error.message, what)
      sendBack(failed(error))
    }
    const send = (fact: Fact) => {
      if (signal.aborted) return
      if (!facts || isFact(facts, fact)) sendBack(fact)
      else breach('told a fact that is not what was agreed on', fact)
    }
    const fail = (error: unknown) => {
      if (signal.aborted) return
      if (!isForeseen(error)) tell(`The resource "${name}" failed unforeseen`, error)
      sendBack(failed(error))
    }
    const opened = (closeIt: CloseResource) => {
      if (typeof closeIt !== 'function') breach('opened without a way to close it', closeIt)
      else if (signal.aborted) release(closeIt)
      else close = closeIt
    }
    const letGo = () => {
      leave()
      scope.abort()
      if (close) release(close)
    }
    const leave = onCrash(self, letGo)
    start(() => open({ input, signal, send, receive })).then(opened, fail)
    return letGo
  })
  return unlessRestored(
    logic,
    fromCallback<Command, Input>(({ sendBack }) => sendBack(failed(interrupted(name)))),
  )
}

const isFact = <Fact extends EventObject>(facts: Facts<Fact>, fact: unknown): boolean => {
  const type: unknown = typeof fact === 'object' && fact !== null ? Reflect.get(fact, 'type') : undefined
  return typeof type === 'string' && Object.hasOwn(facts, type) && facts[type as Fact['type']](fact)
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
