import fc from 'fast-check'
import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import { identityOf, stringify, wantedActors } from '../testing/cases.ts'
import type { AnyCases } from '../testing/cases.ts'
import { isDecision, leavesOf } from '../testing/chart.ts'
import { expectNothingLeft } from '../testing/replay.ts'
import { wrongFactsLike, wrongLike } from '../testing/wrong.ts'
import { startRig } from '../testing/rig.ts'
import type { Rig, Step } from '../testing/rig.ts'

type AnyRig = Rig<AnyStateMachine, Record<string, never>>

/** What an invariant may look at, once everything that a command set off has come to rest. */
export interface Moment<Snapshot> {
  readonly snapshot: Snapshot
  /** The events the machine took since the moment before, oldest first. */
  readonly steps: readonly Step[]
  /** What it emitted since the moment before. */
  readonly emitted: readonly EventObject[]
  /** The inputs of the calls it started since the moment before, by port. */
  readonly started: Readonly<Record<string, readonly unknown[]>>
  /** What the machine sent to its resources since the moment before, by resource. */
  readonly commands: Readonly<Record<string, readonly EventObject[]>>
  /** Names of ports and resources in use, sorted. */
  readonly held: readonly string[]
  /** Milliseconds since the start. */
  readonly now: number
  readonly actor: { getPersistedSnapshot(): unknown }
}

/** Sentences that always hold, each with its proof. */
export type Invariants<Machine extends AnyStateMachine> = Readonly<
  Record<string, (moment: Moment<SnapshotFrom<Machine>>) => boolean>
>

export interface FuzzOptions<Machine extends AnyStateMachine> {
  readonly invariants: Invariants<Machine>
  /**
   * Ways into the depths of a chart that random lives would hardly find: each life starts with one of
   * them, or with none. @default none
   */
  readonly beginnings?: readonly ((rig: Rig<Machine, Record<string, never>>) => Promise<void>)[]
  /** How many random lives the machine leads. @default 100 */
  readonly runs?: number
  /** The same seed leads the same lives. @default 4321 */
  readonly seed?: number
}

const what = ['event', 'event', 'event', 'answer', 'answer', 'answer', 'race', 'tick', 'pause'] as const
const command = fc.record({ what: fc.constantFrom(...what), pick: fc.nat(9_999), with: fc.nat(9_999) })
const life = fc.record({
  input: fc.nat(99),
  commands: fc.array(command, { minLength: 10, maxLength: 80, size: 'max' }),
})
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

const pickFrom = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length]

/**
 * Lives random lives: events with every payload at any time, answers of every kind, two things at once, and
 * time passing. After each command the machine must be sound, hold exactly what its states want, and keep
 * every invariant; after a stop nothing may be left, late grants included.
 *
 * @returns the ids of leaf states that no life visited: [] when the run covered the whole chart
 * @throws fast-check's report with the seed, and the story that led to the fault
 */
export const fuzzMachine = async <Machine extends AnyStateMachine>(
  machine: Machine,
  cases: AnyCases,
  { invariants, beginnings = [], runs = 100, seed = 4321 }: FuzzOptions<Machine>,
): Promise<string[]> => {
  const missed = new Set(
    leavesOf(machine)
      .filter((node) => !isDecision(node))
      .map(({ id }) => id),
  )
  await fc.assert(
    fc.asyncProperty(life, async ({ input, commands }) => {
      const rig = startRig(machine, cases, pickFrom(cases.inputs, input) as never) as unknown as AnyRig
      const story = [`start ${stringify(pickFrom(cases.inputs, input))}`]
      const watch = watcher(rig, invariants as Invariants<AnyStateMachine>, story)
      watch()
      // Counted apart from the input, so that each input meets each beginning.
      const beginning = Math.floor(input / cases.inputs.length) % (beginnings.length + 1)
      await beginnings[beginning - 1]?.(rig as never)
      story.push(`begin ${beginning}`)
      watch()
      for (const next of commands) {
        story.push(await perform(rig, cases, next))
        await rig.settle()
        for (const node of rig.snapshot._nodes) missed.delete(node.id)
        watch()
      }
      rig.stop()
      await grantLate(rig)
      expectNothingLeft(rig, story)
    }),
    { numRuns: runs, seed, verbose: false },
  )
  return [...missed]
}

const perform = async (
  rig: AnyRig,
  cases: AnyCases,
  { what, pick, with: payload }: Command,
): Promise<string> => {
  switch (what) {
    case 'event':
      return sendAny(rig, cases, pick, payload)
    case 'answer':
      return answerAny(rig, cases, pick, payload)
    case 'race':
      return `${answerAny(rig, cases, pick, payload)}, and at once ${sendAny(rig, cases, payload, pick)}`
    case 'tick': {
      const ms = rig.clock.untilNext() ?? 1000
      await rig.advance(ms)
      return `${ms} ms pass, to the next timer`
    }
    default: {
      const ms = pick % 3000
      await rig.advance(ms)
      return `${ms} ms pass`
    }
  }
}

const sendAny = (rig: AnyRig, cases: AnyCases, pick: number, payload: number): string => {
  const facts = new Set(Object.values(cases.resources ?? {}).flatMap(({ facts }) => facts))
  const type = pickFrom(
    Object.keys(cases.events).filter((type) => !facts.has(type)),
    pick,
  )
  if (type === undefined) return 'nothing to send'
  const event = { ...pickFrom(cases.events[type] ?? [], payload), type }
  rig.actor.send(event)
  return `send ${stringify(event)}`
}

const answerAny = (rig: AnyRig, cases: AnyCases, pick: number, payload: number): string => {
  const name = pickFrom(rig.held, pick)
  if (name === undefined) return 'nothing to answer'
  const answers = cases.ports[name]
  if (!answers) return speakFor(rig, cases, name, payload, pick)
  const { resolves, rejects } = answers
  const port = Reflect.get(rig.ports, name) as unknown as {
    resolve(value: unknown): void
    reject(error: unknown): void
  }
  const good = pickFrom(resolves, payload)
  if (payload % 8 === 7 && good !== undefined) {
    const wrong = pickFrom(wrongLike(good), Math.floor(payload / 8))
    port.resolve(wrong)
    return `${name} answers wrongly ${stringify(wrong)}`
  }
  const choice = payload % (resolves.length + rejects.length)
  if (choice < resolves.length) port.resolve(resolves[choice])
  else port.reject(rejects[choice - resolves.length])
  return choice < resolves.length
    ? `${name} answers ${stringify(resolves[choice])}`
    : `${name} fails with ${stringify(rejects[choice - resolves.length])}`
}

const speakFor = (rig: AnyRig, cases: AnyCases, name: string, payload: number, pick: number): string => {
  const hold = rig.resources[name]?.holds.find(({ phase }) => phase === 'opening' || phase === 'held')
  const facts = cases.resources?.[name]?.facts ?? []
  if (hold?.phase === 'opening' && payload % 8 > 1) {
    hold.grant()
    return `${name} is granted`
  }
  const what = Math.floor(payload / 8)
  const type = pickFrom(facts, what)
  if ((hold?.phase === 'opening' && payload % 8 === 0) || type === undefined) {
    hold?.deny(new Error('denied'))
    return `${name} is denied`
  }
  // Counted on from the fact, or the same fact would always come with the same payload.
  const good = { ...pickFrom(cases.events[type] ?? [], Math.floor(what / facts.length)), type }
  const isWrong = pick % 8 === 7
  const fact = isWrong ? pickFrom(wrongFactsLike(good), Math.floor(pick / 8)) : good
  hold?.send(fact as EventObject)
  return `${name} tells ${stringify(fact)}`
}

const watcher = (rig: AnyRig, invariants: Invariants<AnyStateMachine>, story: readonly string[]) => {
  let seenSteps = 0
  let seenEmitted = 0
  const seenCalls = new Map<string, number>()
  const seenCommands = new Map<string, number>()
  return () => {
    const fail = (problem: string) => {
      throw new Error(`${problem}\nat: ${identityOf(rig.snapshot)}\nafter:\n${story.join('\n')}`)
    }
    const started = Object.entries(
      rig.ports as unknown as Record<string, { calls: { input: unknown }[] }>,
    ).map(([name, { calls }]) => {
      const fresh = calls.slice(seenCalls.get(name) ?? 0).map(({ input }) => input)
      seenCalls.set(name, calls.length)
      return [name, fresh] as const
    })
    const commands = Object.entries(rig.resources).map(([name, { holds }]) => {
      const all = holds.flatMap((hold) => hold.commands)
      const fresh = all.slice(seenCommands.get(name) ?? 0)
      seenCommands.set(name, all.length)
      return [name, fresh] as const
    })
    const moment: Moment<AnyRig['snapshot']> = {
      snapshot: rig.snapshot,
      steps: rig.steps.slice(seenSteps),
      emitted: rig.emitted.slice(seenEmitted) as EventObject[],
      started: Object.fromEntries(started),
      commands: Object.fromEntries(commands),
      held: rig.held,
      now: rig.clock.now,
      actor: rig.actor,
    }
    seenSteps = rig.steps.length
    seenEmitted = rig.emitted.length
    if (rig.errors.length > 0) fail(`The machine crashed: ${String(rig.errors[0])}`)
    if (rig.held.join() !== wantedActors(rig.snapshot).join())
      fail(`It holds [${rig.held.join()}] where its state wants [${wantedActors(rig.snapshot).join()}]`)
    for (const [sentence, holds] of Object.entries(invariants))
      if (!holds(moment)) fail(`Not true: ${sentence}`)
  }
}

const grantLate = async (rig: AnyRig) => {
  const holds = Object.values(rig.resources).flatMap(({ holds }) => holds)
  for (const hold of holds) if (hold.phase === 'left') hold.grant()
  await rig.settle()
  const leaked = holds.filter(({ phase, closes }) => phase !== 'denied' && closes !== 1)
  if (leaked.length > 0) throw new Error(`${leaked.length} resources were not closed exactly once`)
}
