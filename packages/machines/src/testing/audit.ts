import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { nextEvents, createStateSerializer, getSlices, stringify } from './fixtures.ts'
import type { AnyFixtures } from './fixtures.ts'
import { isDecision, listLeafStates } from './chart.ts'

/** Result of exploring a chart without running effects. */
export interface Audit {
  readonly configurations: number
  readonly edges: number
  /** States that no sequence of events reaches. */
  readonly unreachable: readonly string[]
  /** Configurations without a way out. */
  readonly deadEnds: readonly string[]
  /** Configurations in which an action or guard threw. */
  readonly broken: readonly string[]
  /** Configurations from which the home state is unreachable. */
  readonly stranded: readonly string[]
}

interface GraphNode {
  readonly snapshot: AnyMachineSnapshot
  readonly next: readonly string[]
}

/** Explores every configuration reachable with the fixtures, from every input, slice by slice. */
export const auditMachine = (machine: AnyStateMachine, fixtures: AnyFixtures): Audit => {
  const graphs = getSlices(fixtures).map((slice) => {
    const nodes = new Map<string, GraphNode>()
    for (const input of fixtures.inputs) explore(machine, fixtures, slice, input, nodes)
    return nodes
  })
  const nodes = graphs.flatMap((graph) => [...graph])
  const reached = new Set(nodes.flatMap(([, { snapshot }]) => snapshot._nodes.map(({ id }) => id)))
  const keysWhere = (test: (node: GraphNode, key: string) => boolean) => [
    ...new Set(nodes.filter(([key, node]) => test(node, key)).map(([key]) => key)),
  ]
  return {
    configurations: keysWhere(() => true).length,
    edges: nodes.reduce((sum, [, { next }]) => sum + next.length, 0),
    unreachable: listLeafStates(machine)
      .filter((node) => !isDecision(node) && !reached.has(node.id))
      .map(({ id }) => id),
    deadEnds: keysWhere(
      ({ snapshot, next }, key) => snapshot.status === 'active' && next.every((to) => to === key),
    ),
    broken: keysWhere(({ snapshot }) => snapshot.status === 'error'),
    stranded: graphs.flatMap((graph) => findStranded(graph, fixtures.isHome)),
  }
}

const findStranded = (nodes: ReadonlyMap<string, GraphNode>, isHome: AnyFixtures['isHome']) => {
  const canReachHome = findNodesReachingHome(nodes, isHome)
  return [...nodes.keys()].filter((key) => !canReachHome.has(key))
}

const explore = (
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  slice: readonly string[],
  input: unknown,
  nodes: Map<string, GraphNode>,
) => {
  const serialize = createStateSerializer(fixtures)
  const map = getAdjacencyMap(withCaughtErrors(machine), {
    input,
    events: nextEvents(fixtures, slice),
    // Reached from another input before, and explored then.
    stopWhen: (snapshot: AnyMachineSnapshot) => nodes.has(serialize(snapshot)),
    serializeState: serialize,
    serializeEvent: stringify,
    limit: 50_000,
  })
  for (const [key, { state, transitions }] of Object.entries(map)) {
    const next = Object.values<{ state: AnyMachineSnapshot }>(transitions).map(({ state }) =>
      serialize(state),
    )
    if (nodes.has(key)) continue
    nodes.set(key, { snapshot: state as AnyMachineSnapshot, next })
  }
}

/** Turns a throw into a configuration, because it would end the exploration. */
const withCaughtErrors = (machine: AnyStateMachine): AnyStateMachine =>
  Object.create(machine, {
    transition: {
      value: (...args: Parameters<AnyStateMachine['transition']>) => {
        try {
          return machine.transition(...args)
        } catch (error) {
          return { ...args[0], status: 'error', error }
        }
      },
    },
  })

const findNodesReachingHome = (
  nodes: ReadonlyMap<string, GraphNode>,
  isHome: (snapshot: AnyMachineSnapshot) => boolean,
) => {
  const predecessors = new Map<string, string[]>()
  for (const [from, { next }] of nodes)
    for (const to of next) predecessors.set(to, [...(predecessors.get(to) ?? []), from])
  const found = new Set<string>()
  const queue = [...nodes].filter(([, { snapshot }]) => isHome(snapshot)).map(([key]) => key)
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue
    found.add(key)
    queue.push(...(predecessors.get(key) ?? []))
  }
  return found
}
