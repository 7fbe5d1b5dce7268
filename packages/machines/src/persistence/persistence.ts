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
  JSON.stringify(written(actor.getPersistedSnapshot(), actor.id))

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

/** XState restores states and children, but not the timers of `after`. */
const waking = <Machine extends AnyStateMachine>(machine: Machine): Machine =>
  Object.create(machine, {
    start: {
      value: (snapshot: AnyMachineSnapshot, scope: AnyActorScope) => {
        machine.start(snapshot)
        const { self, system } = scope
        // Several transitions after the same delay share one timer.
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
