import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { initialTransition, transition } from 'xstate'
import { nextEvents, createStateSerializer, getSlices, stringify } from './fixtures.ts'
import type { AnyFixtures } from './fixtures.ts'
import { isDecision, listLeafStates } from './chart.ts'

/** A configuration that is the first to show a state, or a failure in it. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot
  readonly input: unknown
  /** The shortest path from the start. */
  readonly path: readonly EventObject[]
}

/**
 * Explores breadth first without running effects, and keeps the first configuration for each leaf state and for each
 * failure code in it. Parallel regions are covered, not multiplied.
 *
 * @param limit maximum number of configurations to explore. @default 4000
 */
export const findConfigurations = (
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  limit = 4000,
): Configuration[] => {
  const leafStates = new Set(
    listLeafStates(machine)
      .filter((node) => !isDecision(node))
      .map(({ id }) => id),
  )
  const serialize = createStateSerializer(fixtures)
  const shown = new Set<string>()
  const found: Configuration[] = []
  for (const slice of getSlices(fixtures)) {
    const seen = new Set<string>()
    const queue: Configuration[] = []
    const visit = (configuration: Configuration) => {
      const { snapshot } = configuration
      const key = serialize(snapshot)
      if (seen.has(key) || snapshot.status === 'error') return
      seen.add(key)
      queue.push(configuration)
      const newParts = listVisibleParts(snapshot, leafStates).filter((part) => !shown.has(part))
      if (newParts.length === 0) return
      for (const part of newParts) shown.add(part)
      found.push(configuration)
    }
    for (const input of fixtures.inputs)
      visit({ snapshot: initialTransition(machine, input)[0], input, path: [] })
    for (let index = 0; index < queue.length && seen.size < limit; index += 1) {
      const { snapshot, input, path } = queue[index] as Configuration
      for (const event of nextEvents(fixtures, slice)(snapshot))
        visit({ snapshot: transition(machine, snapshot, event)[0], input, path: [...path, event] })
    }
  }
  return found
}

/** Returns keys for the visible parts: leaf states, each with the current failure. */
const listVisibleParts = ({ _nodes, context }: AnyMachineSnapshot, leafStates: ReadonlySet<string>) => {
  const failure: unknown = Reflect.get(context as object, 'failure')
  const leaves = _nodes.map(({ id }) => id).filter((id) => leafStates.has(id))
  const code: unknown = failure && typeof failure === 'object' ? Reflect.get(failure, 'code') : failure
  if (code == null) return leaves
  // In parallel regions a failure is shown once, not once per combination.
  return [...leaves, leaves.length > 1 ? stringify(code) : `${leaves.join()} ${stringify(code)}`]
}
