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
 * Serializes the snapshot of an actor as JSON. Leaves out secrets and causes of failures; preserves `NaN` and
 * `Infinity`.
 *
 * @throws TypeError with the path of a value that JSON cannot hold, such as a file
 */
export const persist = (actor: { getPersistedSnapshot(): unknown; readonly id: string }): string =>
  JSON.stringify(toJson(actor.getPersistedSnapshot(), actor.id))

/**
 * Creates an actor from a serialized snapshot; start it as usual. Pending reads are repeated. Pending writes and open
 * resources fail with `interrupted`. Timers restart.
 *
 * @param text output of {@link persist} for an actor of this machine
 */
export const restore = <Machine extends AnyStateMachine>(
  machine: Machine,
  text: string,
  options: Pick<ActorOptions<Machine>, 'clock' | 'inspect'> = {},
): Actor<Machine> =>
  createActor(withTimers(machine), {
    ...options,
    snapshot: JSON.parse(text, reviveNumber),
  } as never)

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

const toJson = (value: unknown, path: string): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Secret) return undefined
  if (Array.isArray(value)) return value.map((item, index) => toJson(item, `${path}[${index}]`))
  if (!isPlain(value))
    throw new TypeError(
      `${path} is a ${value.constructor.name}, which JSON cannot hold: ` +
        'store getPersistedSnapshot() itself where files are supported, such as IndexedDB.',
    )
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, toJson(part, `${path}.${name}`)]),
  )
}

const reviveNumber = (_name: string, value: unknown): unknown => {
  const number: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, '$number') : undefined
  return typeof number === 'string' ? Number(number) : value
}

/** XState restores states and children, but not the timers of `after`. */
const withTimers = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
  Object.create(machine, {
    start: {
      value: (snapshot: AnyMachineSnapshot, scope: AnyActorScope) => {
        machine.start(snapshot)
        const { self, system } = scope
        // Several transitions after the same delay share one timer.
        const timers = new Map(
          snapshot._nodes.flatMap(({ after }: AnyStateNode) =>
            after.map(({ eventType, delay }) => [eventType, delay] as const),
          ),
        )
        for (const [type, delay] of timers)
          system.scheduler.schedule(self, self, { type }, resolveDelay(delay, machine, snapshot), type)
      },
    },
  })

const resolveDelay = (delay: unknown, machine: AnyStateMachine, snapshot: AnyMachineSnapshot): number => {
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return typeof named === 'function'
    ? (named({ context: snapshot.context, event: { type: 'xstate.init' } }, undefined) as number)
    : (named as number)
}
