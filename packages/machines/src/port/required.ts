import { fromCallback, fromPromise } from 'xstate'
import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'

const say = (what: 'port' | 'resource', name: string, provide: string) =>
  [
    `The ${what} "${name}" is not provided.`,
    'Machines reach the world only through what their host provides, so this one has nothing to call.',
    `Provide it before the actor starts: machine.provide({ actors: { ${name}: ${provide} } })`,
  ].join('\n')

/** Thrown, and written to the console, when a machine needs something its host did not provide. */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError'
}

/**
 * Stands in for a port until the host provides it. A call fails like any other, so the machine stays sound,
 * and says on the console what is missing and how to provide it.
 *
 * @param name the key under `actors` in `setup`
 */
export const requiredPort = <Input, Output>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async () => {
    throw loudly(new NotProvidedError(say('port', name, 'fromPort(async (input, signal) => …)')))
  })

/** Stands in for a resource until the host provides it. Like {@link requiredPort}, but tells `failed`. */
export const requiredResource = <Input, Command extends EventObject = EventObject>(
  name: string,
  failed: (error: unknown) => EventObject,
): CallbackActorLogic<Command, Input> =>
  fromCallback<Command, Input>(({ sendBack }) => {
    sendBack(failed(loudly(new NotProvidedError(say('resource', name, 'fromResource(open, failed)')))))
  })

const loudly = (error: NotProvidedError) => {
  console.error(error.message)
  return error
}
