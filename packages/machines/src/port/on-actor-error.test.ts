import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { fakePort, fakeResource, settle, StepClock } from '../testing/index.ts'
import { fromPort } from './from-port.ts'
import { fromResource } from './from-resource.ts'
import { PortError } from './port-error.ts'

/** What a page would report as uncaught. */
let uncaught: unknown[]
const note = (error: unknown) => void uncaught.push(error)
let others: NodeJS.UncaughtExceptionListener[]
const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  uncaught = []
  others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', note)
})
afterEach(() => {
  process.off('uncaughtException', note)
  for (const other of others) process.on('uncaughtException', other)
})

/** A machine that holds two resources and a call, and whose action throws when it is told to. */
const start = (how: 'action' | 'effect') => {
  const fakes = { call: fakePort<undefined, string>('call'), lamp: fakeResource(), horn: fakeResource() }
  const clock = new StepClock()
  const child = setup({
    types: { events: {} as { type: 'it.breaks' } },
    actors: {
      call: fromPort(fakes.call, { timeoutMs: 1000 }),
      lamp: fromResource(fakes.lamp.open, () => ({ type: 'it.breaks' })),
      horn: fromResource(fakes.horn.open, () => ({ type: 'it.breaks' })),
    },
    actions: {
      explode: () => {
        throw new Error('pop')
      },
    },
    guards: {
      explosive: () => {
        if (how === 'action') throw new Error('pop')
        return true
      },
    },
  }).createMachine({
    invoke: [
      { id: 'lamp', src: 'lamp' },
      { id: 'horn', src: 'horn' },
      { id: 'call', src: 'call', input: undefined },
    ],
    on: { 'it.breaks': { guard: 'explosive', actions: 'explode' } },
  })
  return { child, fakes, clock }
}

const heldBy = ({ call, lamp, horn }: ReturnType<typeof start>['fakes']) => [
  call.open.length,
  ...[lamp, horn].map(({ holds }) => holds.map(({ phase, closes }) => `${phase} ${closes}`).join()),
]

describe.each(['action', 'effect'] as const)('a machine whose %s throws', (how) => {
  it('lets go of all that it held, of timers too, and stays so when it is stopped', async () => {
    const { child, fakes, clock } = start(how)
    const actor = createActor(child, { clock })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    fakes.lamp.holds[0]?.grant()
    await settle()
    expect(heldBy(fakes)).toEqual([1, 'held 0', 'opening 0'])
    actor.send({ type: 'it.breaks' })
    expect(actor.getSnapshot().status).toBe('error')
    await settle()
    expect(heldBy(fakes)).toEqual([0, 'closed 1', 'left 0'])
    expect(clock.pending).toBe(0)
    fakes.horn.holds[0]?.grant()
    await settle()
    actor.stop()
    expect(heldBy(fakes)).toEqual([0, 'closed 1', 'closed 1'])
    await turn()
    expect(errors).toHaveLength(1)
    expect(uncaught).toEqual([])
  })

  it('is as loud as it would be without them when nobody listens: once', async () => {
    const { child, clock } = start(how)
    const actor = createActor(child, { clock }).start()
    actor.send({ type: 'it.breaks' })
    await turn()
    expect(uncaught).toHaveLength(1)
    expect(String(uncaught[0])).toMatch(/pop/)
  })
})

it('closes once what both the crash and XState let go: a child fails and nothing handles it', async () => {
  const lamp = fakeResource()
  const doomed = fakePort<undefined, void>('doomed')
  const host = setup({
    actors: { lamp: fromResource(lamp.open, () => ({ type: 'it.breaks' })), doomed: fromPort(doomed) },
  }).createMachine({
    invoke: [
      { id: 'lamp', src: 'lamp' },
      { id: 'doomed', src: 'doomed', input: undefined },
    ],
  })
  const actor = createActor(host)
  actor.subscribe({ error: () => {} })
  actor.start()
  lamp.holds[0]?.grant()
  await settle()
  doomed.reject(new PortError('network', 'offline'))
  await settle()
  expect(actor.getSnapshot().status).toBe('error')
  expect(lamp.holds.map(({ closes }) => closes)).toEqual([1])
})

it('leaves a call alone that was answered before the crash', async () => {
  let signal: AbortSignal | undefined
  const host = setup({
    types: { events: {} as { type: 'it.breaks' } },
    actors: {
      call: fromPort(async (_: undefined, given) => {
        signal = given
      }),
    },
    actions: {
      explode: () => {
        throw new Error('pop')
      },
    },
  }).createMachine({
    invoke: { id: 'call', src: 'call', input: undefined },
    on: { 'it.breaks': { actions: 'explode' } },
  })
  const actor = createActor(host)
  actor.subscribe({ error: () => {} })
  actor.start()
  await settle()
  actor.send({ type: 'it.breaks' })
  expect(actor.getSnapshot().status).toBe('error')
  expect(signal?.aborted).toBe(false)
})

it('lets go of what a child holds when an actor above it crashes', async () => {
  const { child, fakes, clock } = start('action')
  const parent = setup({
    types: { events: {} as { type: 'it.breaks' } },
    actors: { child },
    actions: {
      explode: () => {
        throw new Error('pop')
      },
    },
  }).createMachine({
    invoke: { id: 'child', src: 'child' },
    on: { 'it.breaks': { actions: 'explode' } },
  })
  const actor = createActor(parent, { clock })
  actor.subscribe({ error: () => {} })
  actor.start()
  fakes.lamp.holds[0]?.grant()
  await settle()
  actor.send({ type: 'it.breaks' })
  await settle()
  expect(heldBy(fakes)).toEqual([0, 'closed 1', 'left 0'])
})
