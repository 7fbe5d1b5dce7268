import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { delayOf, happeningOf, nextEvents, placeOf, slicesOf, stringify, wantedActors } from './cases.ts'
import type { AnyCases, Happening } from './cases.ts'
import { startRig } from './rig.ts'
import type { Rig } from './rig.ts'

type AnyRig = Rig<AnyStateMachine, Record<string, never>>

/**
 * Walks the shortest path to every configuration on a live actor with hand-settled ports and its own
 * clock, and compares the two after every step: where they are, what they know, what they hold.
 *
 * @returns how many paths were walked
 * @throws at the first difference, with the path that led there
 */
export const replayShortestPaths = async (machine: AnyStateMachine, cases: AnyCases): Promise<number> => {
  const place = placeOf(cases)
  const walked = new Set<string>()
  for (const slice of slicesOf(cases))
    for (const input of cases.inputs) {
      const paths = getShortestPaths(machine, {
        input,
        events: nextEvents(cases, slice),
        serializeState: place,
        serializeEvent: stringify,
        limit: 50_000,
      })
      for (const { state, steps } of paths) {
        const end = place(state as AnyMachineSnapshot)
        if (walked.has(end)) continue
        walked.add(end)
        await walk(machine, cases, input, steps as Steps)
      }
    }
  return walked.size
}

type Steps = readonly { readonly event: EventObject; readonly state: AnyMachineSnapshot }[]

const walk = async (machine: AnyStateMachine, cases: AnyCases, input: unknown, steps: Steps) => {
  const rig = startRig(machine, cases, input as never) as unknown as AnyRig
  const done: string[] = []
  for (const { event, state } of steps) {
    if (event.type === 'xstate.init') continue
    done.push(stringify(event))
    await perform(rig, machine, happeningOf(event))
    compare(rig, placeOf(cases), state, done)
  }
  rig.stop()
  expectNothingLeft(rig, done)
}

/** Does to a live actor what a path of its graph says happens to it. */
export const perform = async (rig: AnyRig, machine: AnyStateMachine, happening: Happening) => {
  switch (happening.kind) {
    case 'resolve':
      Reflect.get(rig.ports, happening.port).resolve(happening.output)
      break
    case 'reject':
      Reflect.get(rig.ports, happening.port).reject(happening.error)
      break
    case 'after':
      return rig.clock.fire(delayOf(machine, rig.snapshot, happening.delay))
    case 'event':
      rig.actor.send(happening.event)
  }
  await rig.settle()
}

const compare = (
  rig: AnyRig,
  place: ReturnType<typeof placeOf>,
  model: AnyMachineSnapshot,
  done: readonly string[],
) => {
  const told = `\nafter:\n${done.join('\n')}`
  if (place(rig.snapshot) !== place(model))
    throw new Error(`The actor is at ${place(rig.snapshot)}, its graph at ${place(model)}${told}`)
  if (rig.held.join() !== wantedActors(model).join())
    throw new Error(
      `The actor holds [${rig.held.join()}], its state wants [${wantedActors(model).join()}]${told}`,
    )
}

/** @throws when a stopped rig still waits for a call, a timer or a resource */
export const expectNothingLeft = (rig: Pick<AnyRig, 'held' | 'clock'>, done: readonly string[]) => {
  if (rig.held.length > 0 || rig.clock.pending > 0)
    throw new Error(
      `Stopping left [${rig.held.join()}] and ${rig.clock.pending} timers behind\nafter:\n${done.join('\n')}`,
    )
}
