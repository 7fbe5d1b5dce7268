import { createActor } from 'xstate'
import type {
  Actor,
  ActorOptions,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
} from 'xstate'
import { Secret } from '../internal/secret.ts'

/**
 * Writes down what an actor is in the middle of, as text for any storage. Secrets and the causes of failures
 * are left out, numbers that JSON does not know survive.
 *
 * @throws TypeError naming the place of what no text can hold, such as a file
 */
export const persist = (actor: { getPersistedSnapshot(): unknown; readonly id: string }): string =>
  JSON.stringify(written(actor.getPersistedSnapshot(), actor.id))

/**
 * The actor that goes on from there; start it like any other. What it was reading is read again. What it was
 * changing is not done twice, but has failed as `interrupted`; so has whatever it held. Its waits begin anew.
 *
 * @param text what {@link persist} wrote of an actor of this machine
 */
export const restore = <Machine extends AnyStateMachine>(
  machine: Machine,
  text: string,
  options: Pick<ActorOptions<Machine>, 'clock' | 'inspect'> = {},
): Actor<Machine> =>
  createActor(waking(machine), {
    ...options,
    snapshot: JSON.parse(text, read),
  } as never)

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

const written = (value: unknown, place: string): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Secret) return undefined
  if (Array.isArray(value)) return value.map((item, index) => written(item, `${place}[${index}]`))
  if (!isPlain(value))
    throw new TypeError(
      `${place} is a ${value.constructor.name}, which no text can hold: ` +
        'keep getPersistedSnapshot() itself where files can be kept, such as IndexedDB.',
    )
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, written(part, `${place}.${name}`)]),
  )
}

const read = (_name: string, value: unknown): unknown => {
  const number: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, '$number') : undefined
  return typeof number === 'string' ? Number(number) : value
}

/** XState restores an actor's states and children, but none of the waits that its states began. */
const waking = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
  Object.create(machine, {
    start: {
      value: (snapshot: AnyMachineSnapshot, scope: AnyActorScope) => {
        machine.start(snapshot)
        const { self, system } = scope
        // A wait with several outcomes is one wait.
        const waits = new Map(
          snapshot._nodes.flatMap(({ after }: AnyStateNode) =>
            after.map(({ eventType, delay }) => [eventType, delay] as const),
          ),
        )
        for (const [type, delay] of waits)
          system.scheduler.schedule(self, self, { type }, millisecondsOf(delay, machine, snapshot), type)
      },
    },
  })

const millisecondsOf = (delay: unknown, machine: AnyStateMachine, snapshot: AnyMachineSnapshot): number => {
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return typeof named === 'function'
    ? (named({ context: snapshot.context, event: { type: 'xstate.init' } }, undefined) as number)
    : (named as number)
}
