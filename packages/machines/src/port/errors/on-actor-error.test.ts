import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { fakePort, fakeResource, settle, StepClock } from '../../testing/index.ts'
import { fromPort } from '../from-port.ts'
import { fromResource } from '../from-resource.ts'
import { PortError } from './port-error.ts'

/** Errors that a page would report as uncaught. */
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

/** Starts a machine with two resources and a call, whose action throws on demand. */
const start = (source: 'action' | 'effect') => {
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
        if (source === 'action') throw new Error('pop')
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

describe.each(['action', 'effect'] as const)('a machine whose %s throws', (source) => {
  it('releases all resources and timers, and stays released when stopped', async () => {
    const { child, fakes, clock } = start(source)
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

  it('reports the error once when there is no subscriber', async () => {
    const { child, clock } = start(source)
    const actor = createActor(child, { clock }).start()
    actor.send({ type: 'it.breaks' })
    await turn()
    expect(uncaught).toHaveLength(1)
    expect(String(uncaught[0])).toMatch(/pop/)
  })
})

it('closes once when both the error and XState release it: an unhandled error of a child', async () => {
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

it('does not abort a call that settled before the error', async () => {
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

it('releases the resources of a child when an ancestor fails', async () => {
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
