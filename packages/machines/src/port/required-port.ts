import { fromCallback, fromPromise } from 'xstate'
import type { AnyActorLogic, CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import { fromPort } from './from-port.ts'
import type { Port, PortOptions } from './from-port.ts'
import { fromResource } from './from-resource.ts'
import type { OpenResource, ResourceOptions } from './from-resource.ts'

/** The implementation that a host provides for a placeholder, with the machine's options. */
export type Requirement =
  | { readonly kind: 'port'; readonly timeoutMs: number | undefined; readonly provide: Provide }
  | { readonly kind: 'resource'; readonly timeoutMs: undefined; readonly provide: Provide }

/** Options that a host can override. */
export type HostOptions = Pick<PortOptions<unknown>, 'timeoutMs' | 'report'>

type Provide = (implementation: never, options: HostOptions) => AnyActorLogic

const requirements = new WeakMap<object, Requirement>()

/** Returns the requirement of a placeholder or of its implementation; undefined for other logic. */
export const getRequirement = (logic: unknown): Requirement | undefined => requirements.get(logic as object)

const describeMissing = (kind: 'port' | 'resource', name: string, example: string) =>
  [
    `The ${kind} "${name}" is not provided.`,
    'Machines call only ports that their host provides.',
    `Provide it when the machine is made: create…Machine({ ${name}: ${example} })`,
  ].join('\n')

/** Thrown and logged when a machine uses a port or resource that its host did not provide. */
export class NotProvidedError extends Error {
  override readonly name = 'NotProvidedError'
}

/**
 * Creates a placeholder for a port. Calling it fails like any other call, and logs what to provide.
 *
 * @param name its key under `actors` in `setup`
 * @param options the machine's requirements of the provided port
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

/** Creates a placeholder for a resource. Like {@link requiredPort}, but sends the failure event. */
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
