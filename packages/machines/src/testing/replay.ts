import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  resolveDelay,
  parseGraphEvent,
  nextEvents,
  createStateSerializer,
  getSlices,
  stringify,
  expectedActors,
} from './fixtures.ts'
import type { AnyFixtures, GraphEvent } from './fixtures.ts'
import { startHarness } from './harness.ts'
import type { Harness } from './harness.ts'

type AnyHarness = Harness<AnyStateMachine, Record<string, never>>

/**
 * Replays the shortest path to every configuration on a live actor with fakes and a manual clock. After each step it
 * compares actor and graph: state, context, and actors in use.
 *
 * @returns the number of replayed paths
 * @throws at the first difference, with its path
 */
export const replayShortestPaths = async (
  machine: AnyStateMachine,
  fixtures: AnyFixtures,
): Promise<number> => {
  const serialize = createStateSerializer(fixtures)
  const replayed = new Set<string>()
  for (const slice of getSlices(fixtures))
    for (const input of fixtures.inputs) {
      const paths = getShortestPaths(machine, {
        input,
        events: nextEvents(fixtures, slice),
        serializeState: serialize,
        serializeEvent: stringify,
        limit: 50_000,
      })
      for (const { state, steps } of paths) {
        const end = serialize(state as AnyMachineSnapshot)
        if (replayed.has(end)) continue
        replayed.add(end)
        await replayPath(machine, fixtures, input, steps as Steps)
      }
    }
  return replayed.size
}

type Steps = readonly { readonly event: EventObject; readonly state: AnyMachineSnapshot }[]

const replayPath = async (machine: AnyStateMachine, fixtures: AnyFixtures, input: unknown, steps: Steps) => {
  const harness = startHarness(machine, fixtures, input as never) as unknown as AnyHarness
  const done: string[] = []
  for (const { event, state } of steps) {
    if (event.type === 'xstate.init') continue
    done.push(stringify(event))
    await perform(harness, machine, parseGraphEvent(event))
    compare(harness, createStateSerializer(fixtures), state, done)
  }
  harness.stop()
  expectNothingLeft(harness, done)
}

/** Applies a graph event to a live actor. */
export const perform = async (harness: AnyHarness, machine: AnyStateMachine, graphEvent: GraphEvent) => {
  switch (graphEvent.kind) {
    case 'resolve':
      Reflect.get(harness.ports, graphEvent.port).resolve(graphEvent.output)
      break
    case 'reject':
      Reflect.get(harness.ports, graphEvent.port).reject(graphEvent.error)
      break
    case 'after':
      return harness.clock.fire(resolveDelay(machine, harness.snapshot, graphEvent.delay))
    case 'event':
      harness.actor.send(graphEvent.event)
  }
  await harness.settle()
}

const compare = (
  harness: AnyHarness,
  serialize: ReturnType<typeof createStateSerializer>,
  model: AnyMachineSnapshot,
  done: readonly string[],
) => {
  const history = `\nafter:\n${done.join('\n')}`
  if (serialize(harness.snapshot) !== serialize(model))
    throw new Error(
      `The actor is at ${serialize(harness.snapshot)}, its graph at ${serialize(model)}${history}`,
    )
  if (harness.held.join() !== expectedActors(model).join())
    throw new Error(
      `The actor holds [${harness.held.join()}], its state expects [${expectedActors(model).join()}]${history}`,
    )
}

/** @throws if a stopped harness still has a pending call, timer or resource */
export const expectNothingLeft = (harness: Pick<AnyHarness, 'held' | 'clock'>, done: readonly string[]) => {
  if (harness.held.length > 0 || harness.clock.pending > 0)
    throw new Error(
      `Stopping left [${harness.held.join()}] and ${harness.clock.pending} timers behind\nafter:\n${done.join('\n')}`,
    )
}
