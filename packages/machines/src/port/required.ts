import { fromCallback, fromPromise } from 'xstate'
import type { AnyActorLogic, CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'
import { fromPort } from './from-port.ts'
import type { Port, PortTerms } from './from-port.ts'
import { fromResource } from './from-resource.ts'
import type { OpenResource, ResourceTerms } from './from-resource.ts'

/** What a machine's host must provide in the place of a stand-in, and on what terms. */
export type Requirement =
  | { readonly kind: 'port'; readonly patience: number | undefined; readonly provide: Provide }
  | { readonly kind: 'resource'; readonly patience: undefined; readonly provide: Provide }

/** What a host may ask for beside what the machine does. */
export type HostTerms = Pick<PortTerms<unknown>, 'patience' | 'tell'>

type Provide = (world: never, terms: HostTerms) => AnyActorLogic

const requirements = new WeakMap<object, Requirement>()

/** What a stand-in stands in for, also once it is provided; undefined for any other logic. */
export const requirementOf = (logic: unknown): Requirement | undefined => requirements.get(logic as object)

const say = (what: 'port' | 'resource', name: string, how: string) =>
  [
    `The ${what} "${name}" is not provided.`,
    'Machines reach the world only through what their host provides, so this one has nothing to call.',
    `Provide it when the machine is made: create…Machine({ ${name}: ${how} })`,
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
 * @param terms what the machine expects of whatever a host provides
 */
export const requiredPort = <Input, Output>(
  name: string,
  terms: PortTerms<Output> = {},
): PromiseActorLogic<Output, Input> => {
  const standIn = fromPromise<Output, Input>(async () => {
    throw loudly(new NotProvidedError(say('port', name, 'async (input, signal) => …')))
  })
  return requiring(standIn, {
    kind: 'port',
    patience: terms.patience,
    provide: (port: Port<Input, Output>, host) => fromPort(port, { ...terms, ...host, name }),
  })
}

/** Stands in for a resource until the host provides it. Like {@link requiredPort}, but tells `failed`. */
export const requiredResource = <
  Input,
  Command extends EventObject = EventObject,
  Fact extends EventObject = EventObject,
>(
  name: string,
  failed: (error: unknown) => Fact,
  terms: ResourceTerms<Fact> = {},
): CallbackActorLogic<Command, Input> => {
  const standIn = fromCallback<Command, Input>(({ sendBack }) => {
    sendBack(failed(loudly(new NotProvidedError(say('resource', name, 'async ({ input, send }) => close')))))
  })
  return requiring(standIn, {
    kind: 'resource',
    patience: undefined,
    provide: (open: OpenResource<Input, Fact, Command>, host) =>
      fromResource(open, failed, { ...terms, ...host, name }),
  })
}

const requiring = <Logic extends AnyActorLogic>(logic: Logic, requirement: Requirement): Logic => {
  const provide: Provide = (world, terms) => requiring(requirement.provide(world, terms), requirement)
  requirements.set(logic, { ...requirement, provide })
  return logic
}

const loudly = (error: NotProvidedError) => {
  console.error(error.message)
  return error
}
