import type { AnyStateMachine } from 'xstate'
import { getRequirement } from './required-port.ts'
import type { HostOptions } from './required-port.ts'

/**
 * Returns the machine with its placeholders replaced by the host's ports and resources. A missing one stays a
 * placeholder, which reports itself when the machine needs it.
 *
 * @param ports the machine's ports and resources by name
 * @param options the host's own timeout for the ports, and its fault handler
 * @throws TypeError without ports; the message lists what to provide
 */
export const providePorts = <Machine extends AnyStateMachine>(
  machine: Machine,
  ports: object,
  options: HostOptions = {},
): Machine => {
  const required = Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    const requirement = getRequirement(logic)
    return requirement ? [{ name, ...requirement }] : []
  })
  if (typeof ports !== 'object' || ports === null)
    throw new TypeError(
      `The machine "${machine.id}" needs ports from its host: ` +
        `create it with { ${required.map(({ name }) => name).join(', ')} }.`,
    )
  const provided = required.flatMap(({ name, provide }) => {
    const implementation: unknown = Reflect.get(ports, name)
    return implementation === undefined ? [] : [[name, provide(implementation as never, options)] as const]
  })
  return machine.provide({ actors: Object.fromEntries(provided) } as never) as Machine
}
