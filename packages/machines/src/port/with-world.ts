import type { AnyStateMachine } from 'xstate'
import { requirementOf } from './required.ts'
import type { HostTerms } from './required.ts'

/**
 * A machine with its world: what the host provides takes the place of the stand-ins of the same names. What
 * is left out stays a stand-in, which says so when it is needed.
 *
 * @param world the machine's ports and resources by name
 * @param terms the host's own patience for the ports, and where it wants to hear of faults
 * @throws TypeError without a world, with what to provide
 */
export const withWorld = <Machine extends AnyStateMachine>(
  machine: Machine,
  world: object,
  terms: HostTerms = {},
): Machine => {
  const required = Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    const requirement = requirementOf(logic)
    return requirement ? [{ name, ...requirement }] : []
  })
  if (typeof world !== 'object' || world === null)
    throw new TypeError(
      `The machine "${machine.id}" reaches the world only through what its host provides: ` +
        `create it with { ${required.map(({ name }) => name).join(', ')} }.`,
    )
  const provided = required.flatMap(({ name, provide }) => {
    const part: unknown = Reflect.get(world, name)
    return part === undefined ? [] : [[name, provide(part as never, terms)] as const]
  })
  return machine.provide({ actors: Object.fromEntries(provided) } as never) as Machine
}
