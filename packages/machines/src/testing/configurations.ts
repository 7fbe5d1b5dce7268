import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { initialTransition, transition } from 'xstate'
import { nextEvents, createStateSerializer, getSlices, stringify } from './fixtures.ts'
import type { AnyFixtures } from './fixtures.ts'
import { isDecision, listLeafStates } from './chart.ts'

/** A configuration worth showing: a state that no other one shows, or a failure in it. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot
  readonly input: unknown
  /** The shortest way to it from the start. */
  readonly path: readonly EventObject[]
}

/**
 * Walks breadth first, without running any effect, and keeps the first configuration that shows each leaf
 * state, and each failure code in it. Regions side by side are covered, not multiplied.
 *
 * @param limit how many configurations to look at before giving up on what is left. @default 4000
 */
export const findConfigurations = (
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  limit = 4000,
): Configuration[] => {
  const wanted = new Set(
    listLeafStates(machine)
      .filter((node) => !isDecision(node))
      .map(({ id }) => id),
  )
  const place = createStateSerializer(fixtures)
  const shown = new Set<string>()
  const found: Configuration[] = []
  for (const slice of getSlices(fixtures)) {
    const seen = new Set<string>()
    const queue: Configuration[] = []
    const meet = (configuration: Configuration) => {
      const { snapshot } = configuration
      const here = place(snapshot)
      if (seen.has(here) || snapshot.status === 'error') return
      seen.add(here)
      queue.push(configuration)
      const fresh = sightsOf(snapshot, wanted).filter((sight) => !shown.has(sight))
      if (fresh.length === 0) return
      for (const sight of fresh) shown.add(sight)
      found.push(configuration)
    }
    for (const input of fixtures.inputs)
      meet({ snapshot: initialTransition(machine, input)[0], input, path: [] })
    for (let index = 0; index < queue.length && seen.size < limit; index += 1) {
      const { snapshot, input, path } = queue[index] as Configuration
      for (const event of nextEvents(fixtures, slice)(snapshot))
        meet({ snapshot: transition(machine, snapshot, event)[0], input, path: [...path, event] })
    }
  }
  return found
}

/** What there is to see: the leaf states, each with the failure that the machine keeps. */
const sightsOf = ({ _nodes, context }: AnyMachineSnapshot, wanted: ReadonlySet<string>) => {
  const failure: unknown = Reflect.get(context as object, 'failure')
  const leaves = _nodes.map(({ id }) => id).filter((id) => wanted.has(id))
  const code: unknown = failure && typeof failure === 'object' ? Reflect.get(failure, 'code') : failure
  if (code == null) return leaves
  // Beside other regions a failure is worth showing once, wherever they are.
  return [...leaves, leaves.length > 1 ? stringify(code) : `${leaves.join()} ${stringify(code)}`]
}
