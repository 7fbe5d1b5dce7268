import fc from 'fast-check'
import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import { serializeState, stringify, expectedActors } from '../testing/fixtures.ts'
import type { AnyFixtures } from '../testing/fixtures.ts'
import { isDecision, listLeafStates } from '../testing/chart.ts'
import { expectNothingLeft } from '../testing/replay.ts'
import { malformedEvents, malformedOutputs } from '../testing/malformed.ts'
import { startHarness } from '../testing/harness.ts'
import type { Harness, Step } from '../testing/harness.ts'

type AnyHarness = Harness<AnyStateMachine, Record<string, never>>

/** State that an invariant can check, taken once all effects of a command have settled. */
export interface FuzzStep<Snapshot> {
  readonly snapshot: Snapshot
  /** Events the machine handled since the previous check, oldest first. */
  readonly steps: readonly Step[]
  /** Events it emitted since the previous check. */
  readonly emitted: readonly EventObject[]
  /** Inputs of the calls it started since the previous check, by port. */
  readonly started: Readonly<Record<string, readonly unknown[]>>
  /** Commands it sent since the previous check, by resource. */
  readonly commands: Readonly<Record<string, readonly EventObject[]>>
  /** Names of ports and resources in use, sorted. */
  readonly held: readonly string[]
  /** Milliseconds since the start. */
  readonly now: number
  readonly actor: { getPersistedSnapshot(): unknown }
}

/** Invariants by their description. */
export type Invariants<Machine extends AnyStateMachine> = Readonly<
  Record<string, (moment: FuzzStep<SnapshotFrom<Machine>>) => boolean>
>

export interface FuzzOptions<Machine extends AnyStateMachine> {
  readonly invariants: Invariants<Machine>
  /**
   * Sequences that reach states deep in the chart, which random events would rarely reach. Each run starts with one
   * of them or with none. @default none
   */
  readonly setups?: readonly ((harness: Harness<Machine, Record<string, never>>) => Promise<void>)[]
  /** Number of random runs. @default 100 */
  readonly runs?: number
  /** The same seed produces the same runs. @default 4321 */
  readonly seed?: number
}

const kinds = ['event', 'event', 'event', 'answer', 'answer', 'answer', 'race', 'tick', 'pause'] as const
const command = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(9_999), with: fc.nat(9_999) })
const run = fc.record({
  input: fc.nat(99),
  commands: fc.array(command, { minLength: 10, maxLength: 80, size: 'max' }),
})
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

const pickFrom = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length]

/**
 * Runs random sequences: all events and payloads at any time, all kinds of port results, races, and passing time.
 * After each command the machine must be running, hold exactly the actors of its states, and satisfy every invariant.
 * After a stop, all resources must be released, including late grants.
 *
 * @returns ids of leaf states that no run visited; empty if the runs cover the whole chart
 * @throws fast-check's report with the seed and the commands that led to the failure
 */
export const fuzzMachine = async <Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: AnyFixtures,
  { invariants, setups = [], runs = 100, seed = 4321 }: FuzzOptions<Machine>,
): Promise<string[]> => {
  const missed = new Set(
    listLeafStates(machine)
      .filter((node) => !isDecision(node))
      .map(({ id }) => id),
  )
  await fc.assert(
    fc.asyncProperty(run, async ({ input, commands }) => {
      const harness = startHarness(
        machine,
        fixtures,
        pickFrom(fixtures.inputs, input) as never,
      ) as unknown as AnyHarness
      const log = [`start ${stringify(pickFrom(fixtures.inputs, input))}`]
      const check = createChecker(harness, invariants as Invariants<AnyStateMachine>, log)
      check()
      // Independent of the input, so that every input is combined with every setup.
      const setup = Math.floor(input / fixtures.inputs.length) % (setups.length + 1)
      await setups[setup - 1]?.(harness as never)
      log.push(`setup ${setup}`)
      check()
      for (const next of commands) {
        log.push(await perform(harness, fixtures, next))
        await harness.settle()
        for (const node of harness.snapshot._nodes) missed.delete(node.id)
        check()
      }
      harness.stop()
      await grantPending(harness)
      expectNothingLeft(harness, log)
    }),
    { numRuns: runs, seed, verbose: false },
  )
  return [...missed]
}

const perform = async (
  harness: AnyHarness,
  fixtures: AnyFixtures,
  { kind, pick, with: payload }: Command,
): Promise<string> => {
  switch (kind) {
    case 'event':
      return sendAny(harness, fixtures, pick, payload)
    case 'answer':
      return settleAny(harness, fixtures, pick, payload)
    case 'race':
      return `${settleAny(harness, fixtures, pick, payload)}, and immediately ${sendAny(harness, fixtures, payload, pick)}`
    case 'tick': {
      const ms = harness.clock.untilNext() ?? 1000
      await harness.advance(ms)
      return `${ms} ms pass, to the next timer`
    }
    default: {
      const ms = pick % 3000
      await harness.advance(ms)
      return `${ms} ms pass`
    }
  }
}

const sendAny = (harness: AnyHarness, fixtures: AnyFixtures, pick: number, payload: number): string => {
  const events = new Set(Object.values(fixtures.resources ?? {}).flatMap(({ events }) => events))
  const type = pickFrom(
    Object.keys(fixtures.events).filter((type) => !events.has(type)),
    pick,
  )
  if (type === undefined) return 'nothing to send'
  const event = { ...pickFrom(fixtures.events[type] ?? [], payload), type }
  harness.actor.send(event)
  return `send ${stringify(event)}`
}

const settleAny = (harness: AnyHarness, fixtures: AnyFixtures, pick: number, payload: number): string => {
  const name = pickFrom(harness.held, pick)
  if (name === undefined) return 'nothing to settle'
  const answers = fixtures.ports[name]
  if (!answers) return sendFrom(harness, fixtures, name, payload, pick)
  const { resolves, rejects } = answers
  const port = Reflect.get(harness.ports, name) as unknown as {
    resolve(value: unknown): void
    reject(error: unknown): void
  }
  const good = pickFrom(resolves, payload)
  if (payload % 8 === 7 && good !== undefined) {
    const wrong = pickFrom(malformedOutputs(good), Math.floor(payload / 8))
    port.resolve(wrong)
    return `${name} returns invalid output ${stringify(wrong)}`
  }
  const choice = payload % (resolves.length + rejects.length)
  if (choice < resolves.length) port.resolve(resolves[choice])
  else port.reject(rejects[choice - resolves.length])
  return choice < resolves.length
    ? `${name} resolves with ${stringify(resolves[choice])}`
    : `${name} rejects with ${stringify(rejects[choice - resolves.length])}`
}

const sendFrom = (
  harness: AnyHarness,
  fixtures: AnyFixtures,
  name: string,
  payload: number,
  pick: number,
): string => {
  const hold = harness.resources[name]?.holds.find(({ phase }) => phase === 'opening' || phase === 'held')
  const events = fixtures.resources?.[name]?.events ?? []
  if (hold?.phase === 'opening' && payload % 8 > 1) {
    hold.grant()
    return `${name} is granted`
  }
  const index = Math.floor(payload / 8)
  const type = pickFrom(events, index)
  if ((hold?.phase === 'opening' && payload % 8 === 0) || type === undefined) {
    hold?.deny(new Error('denied'))
    return `${name} is denied`
  }
  // Offset by the event type, so that each type is combined with all of its payloads.
  const good = { ...pickFrom(fixtures.events[type] ?? [], Math.floor(index / events.length)), type }
  const isWrong = pick % 8 === 7
  const event = isWrong ? pickFrom(malformedEvents(good), Math.floor(pick / 8)) : good
  hold?.send(event as EventObject)
  return `${name} sends ${stringify(event)}`
}

const createChecker = (
  harness: AnyHarness,
  invariants: Invariants<AnyStateMachine>,
  log: readonly string[],
) => {
  let seenSteps = 0
  let seenEmitted = 0
  const seenCalls = new Map<string, number>()
  const seenCommands = new Map<string, number>()
  return () => {
    const fail = (problem: string) => {
      throw new Error(`${problem}\nat: ${serializeState(harness.snapshot)}\nafter:\n${log.join('\n')}`)
    }
    const started = Object.entries(
      harness.ports as unknown as Record<string, { calls: { input: unknown }[] }>,
    ).map(([name, { calls }]) => {
      const fresh = calls.slice(seenCalls.get(name) ?? 0).map(({ input }) => input)
      seenCalls.set(name, calls.length)
      return [name, fresh] as const
    })
    const commands = Object.entries(harness.resources).map(([name, { holds }]) => {
      const all = holds.flatMap((hold) => hold.commands)
      const fresh = all.slice(seenCommands.get(name) ?? 0)
      seenCommands.set(name, all.length)
      return [name, fresh] as const
    })
    const moment: FuzzStep<AnyHarness['snapshot']> = {
      snapshot: harness.snapshot,
      steps: harness.steps.slice(seenSteps),
      emitted: harness.emitted.slice(seenEmitted) as EventObject[],
      started: Object.fromEntries(started),
      commands: Object.fromEntries(commands),
      held: harness.held,
      now: harness.clock.now,
      actor: harness.actor,
    }
    seenSteps = harness.steps.length
    seenEmitted = harness.emitted.length
    if (harness.errors.length > 0) fail(`The machine crashed: ${String(harness.errors[0])}`)
    if (harness.held.join() !== expectedActors(harness.snapshot).join())
      fail(
        `It uses [${harness.held.join()}] but its state expects [${expectedActors(harness.snapshot).join()}]`,
      )
    for (const [sentence, holds] of Object.entries(invariants))
      if (!holds(moment)) fail(`Violated: ${sentence}`)
  }
}

const grantPending = async (harness: AnyHarness) => {
  const holds = Object.values(harness.resources).flatMap(({ holds }) => holds)
  for (const hold of holds) if (hold.phase === 'left') hold.grant()
  await harness.settle()
  const leaked = holds.filter(({ phase, closes }) => phase !== 'denied' && closes !== 1)
  if (leaked.length > 0) throw new Error(`${leaked.length} resources were not closed exactly once`)
}
