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

interface Place {
  readonly snapshot: AnyMachineSnapshot
  readonly next: readonly string[]
}

/** Explores every configuration reachable with the fixtures, from every input, slice by slice. */
export const auditMachine = (machine: AnyStateMachine, fixtures: AnyFixtures): Audit => {
  const walks = getSlices(fixtures).map((slice) => {
    const places = new Map<string, Place>()
    for (const input of fixtures.inputs) explore(machine, fixtures, slice, input, places)
    return places
  })
  const places = walks.flatMap((walk) => [...walk])
  const reached = new Set(places.flatMap(([, { snapshot }]) => snapshot._nodes.map(({ id }) => id)))
  const keysWhere = (test: (place: Place, key: string) => boolean) => [
    ...new Set(places.filter(([key, place]) => test(place, key)).map(([key]) => key)),
  ]
  return {
    configurations: keysWhere(() => true).length,
    edges: places.reduce((sum, [, { next }]) => sum + next.length, 0),
    unreachable: listLeafStates(machine)
      .filter((node) => !isDecision(node) && !reached.has(node.id))
      .map(({ id }) => id),
    deadEnds: keysWhere(
      ({ snapshot, next }, key) => snapshot.status === 'active' && next.every((to) => to === key),
    ),
    broken: keysWhere(({ snapshot }) => snapshot.status === 'error'),
    stranded: walks.flatMap((walk) => strandedIn(walk, fixtures.isHome)),
  }
}

const strandedIn = (places: ReadonlyMap<string, Place>, isHome: AnyFixtures['isHome']) => {
  const homeward = reaching(places, isHome)
  return [...places.keys()].filter((key) => !homeward.has(key))
}

const explore = (
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
  slice: readonly string[],
  input: unknown,
  places: Map<string, Place>,
) => {
  const place = createStateSerializer(fixtures)
  const map = getAdjacencyMap(unthrowing(machine), {
    input,
    events: nextEvents(fixtures, slice),
    // Reached from another input before, and explored then.
    stopWhen: (snapshot: AnyMachineSnapshot) => places.has(place(snapshot)),
    serializeState: place,
    serializeEvent: stringify,
    limit: 50_000,
  })
  for (const [key, { state, transitions }] of Object.entries(map)) {
    const next = Object.values<{ state: AnyMachineSnapshot }>(transitions).map(({ state }) => place(state))
    if (places.has(key)) continue
    places.set(key, { snapshot: state as AnyMachineSnapshot, next })
  }
}

/** Turns a throw into a configuration, because it would end the exploration. */
const unthrowing = (machine: AnyStateMachine): AnyStateMachine =>
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

const reaching = (places: ReadonlyMap<string, Place>, isHome: (snapshot: AnyMachineSnapshot) => boolean) => {
  const before = new Map<string, string[]>()
  for (const [from, { next }] of places)
    for (const to of next) before.set(to, [...(before.get(to) ?? []), from])
  const found = new Set<string>()
  const queue = [...places].filter(([, { snapshot }]) => isHome(snapshot)).map(([key]) => key)
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue
    found.add(key)
    queue.push(...(before.get(key) ?? []))
  }
  return found
}
