import { fromCallback, fromPromise } from 'xstate'
import type { AnyActorLogic, CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import { fromPort } from './from-port.ts'
import type { Port, PortOptions } from './from-port.ts'
import { fromResource } from './from-resource.ts'
import type { OpenResource, ResourceOptions } from './from-resource.ts'

/** What a machine's host must provide in the place of a stand-in, and on what terms. */
export type Requirement =
  | { readonly kind: 'port'; readonly timeoutMs: number | undefined; readonly provide: Provide }
  | { readonly kind: 'resource'; readonly timeoutMs: undefined; readonly provide: Provide }

/** What a host may ask for beside what the machine does. */
export type HostOptions = Pick<PortOptions<unknown>, 'timeoutMs' | 'report'>

type Provide = (implementation: never, options: HostOptions) => AnyActorLogic

const requirements = new WeakMap<object, Requirement>()

/** What a stand-in stands in for, also once it is provided; undefined for any other logic. */
export const getRequirement = (logic: unknown): Requirement | undefined => requirements.get(logic as object)

const describeMissing = (what: 'port' | 'resource', name: string, example: string) =>
  [
    `The ${what} "${name}" is not provided.`,
    'Machines call only the ports their host provides, so this one has nothing to call.',
    `Provide it when the machine is made: create…Machine({ ${name}: ${example} })`,
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
 * @param options what the machine expects of whatever a host provides
 */
export const requiredPort = <Input, Output>(
  name: string,
  options: PortOptions<Output> = {},
): PromiseActorLogic<Output, Input> => {
  const placeholder = fromPromise<Output, Input>(async () => {
    throw logged(new NotProvidedError(describeMissing('port', name, 'async (input, signal) => …')))
  })
  return withRequirement(placeholder, {
    kind: 'port',
    timeoutMs: options.timeoutMs,
    provide: (port: Port<Input, Output>, host) => fromPort(port, { ...options, ...host, name }),
  })
}

/** Stands in for a resource until the host provides it. Like {@link requiredPort}, but tells `failed`. */
export const requiredResource = <
  Input,
  Command extends EventObject = EventObject,
  Event extends EventObject = EventObject,
>(
  name: string,
  failed: (error: unknown) => Event,
  options: ResourceOptions<Event> = {},
): CallbackActorLogic<Command, Input> => {
  const placeholder = fromCallback<Command, Input>(({ sendBack }) => {
    sendBack(
      failed(
        logged(new NotProvidedError(describeMissing('resource', name, 'async ({ input, send }) => close'))),
      ),
    )
  })
  return withRequirement(placeholder, {
    kind: 'resource',
    timeoutMs: undefined,
    provide: (open: OpenResource<Input, Event, Command>, host) =>
      fromResource(open, failed, { ...options, ...host, name }),
  })
}

const withRequirement = <Logic extends AnyActorLogic>(logic: Logic, requirement: Requirement): Logic => {
  const provide: Provide = (implementation, options) =>
    withRequirement(requirement.provide(implementation, options), requirement)
  requirements.set(logic, { ...requirement, provide })
  return logic
}

const logged = (error: NotProvidedError) => {
  console.error(error.message)
  return error
}
