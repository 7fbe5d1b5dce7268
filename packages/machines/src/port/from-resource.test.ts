import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { fakeResource, settle } from '../testing/index.ts'
import { fromResource } from './from-resource.ts'
import type { OpenResource, ResourceOptions } from './from-resource.ts'
import { PortError } from './errors/port-error.ts'

type Event = { type: 'lamp.on' } | { type: 'lamp.failed'; error: unknown }
type Command = { type: 'lamp.blink' }

const failed = (error: unknown): Event => ({ type: 'lamp.failed', error })

const startWith = (
  open: OpenResource<unknown, Event, Command>,
  options: ResourceOptions<Event> = { report: () => {} },
) => {
  const events: Event[] = []
  const host = setup({
    types: { events: {} as Event },
    actors: { lamp: fromResource<unknown, Event, Command>(open, failed, options) },
    actions: { note: ({ event }) => void events.push(event) },
  }).createMachine({ invoke: { id: 'lamp', src: 'lamp' }, on: { '*': { actions: 'note' } } })
  const actor = createActor(host).start()
  return { actor, events }
}

const start = () => {
  const lamp = fakeResource<unknown, Event, Command>()
  const { actor, events } = startWith(lamp.open)
  return { actor, events, lamp, hold: lamp.holds[0]! }
}

describe('fromResource', () => {
  it('opens once, while the event is handled', () => {
    const { lamp, hold } = start()
    expect(lamp.holds).toHaveLength(1)
    expect(hold.phase).toBe('opening')
  })

  it('closes once when released', async () => {
    const { actor, hold } = start()
    hold.grant()
    await settle()
    expect(hold.phase).toBe('held')
    actor.stop()
    expect(hold.closes).toBe(1)
  })

  it('closes at once when granted after its release', async () => {
    const { actor, hold } = start()
    actor.stop()
    expect(hold.phase).toBe('left')
    hold.grant()
    await settle()
    expect(hold.closes).toBe(1)
  })

  it('is not closed again when its machine fails after its release', async () => {
    const lamp = fakeResource<unknown, Event, Command>()
    const host = setup({
      types: { events: {} as { type: 'room.leave' } | { type: 'room.crash' } },
      actors: { lamp: fromResource<unknown, Event, Command>(lamp.open, failed) },
      actions: {
        crash: () => {
          throw new Error('crashed')
        },
      },
    }).createMachine({
      initial: 'lit',
      states: {
        lit: { invoke: { id: 'lamp', src: 'lamp' }, on: { 'room.leave': { target: 'dark' } } },
        dark: { on: { 'room.crash': { actions: 'crash' } } },
      },
    })
    const actor = createActor(host)
    actor.subscribe({ error: () => {} })
    actor.start()
    lamp.holds[0]?.grant()
    await settle()
    actor.send({ type: 'room.leave' })
    actor.send({ type: 'room.crash' })
    await settle()
    expect(actor.getSnapshot().status).toBe('error')
    expect(lamp.holds[0]?.closes).toBe(1)
  })

  it('sends events while open, and none afterwards', async () => {
    const { actor, events, hold } = start()
    hold.send({ type: 'lamp.on' })
    expect(events).toEqual([{ type: 'lamp.on' }])
    actor.stop()
    hold.send({ type: 'lamp.on' })
    await settle()
    expect(events).toHaveLength(1)
  })

  it('sends its failure event unless it was released', async () => {
    const first = start()
    first.hold.deny('no lamp')
    await settle()
    expect(first.events).toEqual([{ type: 'lamp.failed', error: 'no lamp' }])
    const second = start()
    second.actor.stop()
    second.hold.deny('no lamp')
    await settle()
    expect(second.events).toEqual([])
  })

  it('turns a throw into a failure, so that the machine continues', async () => {
    const { actor, events } = startWith(() => {
      throw new Error('at once')
    })
    await settle()
    expect(events).toEqual([{ type: 'lamp.failed', error: new Error('at once') }])
    expect(actor.getSnapshot().status).toBe('active')
  })

  it('forwards the commands of the machine', () => {
    const { actor, hold } = start()
    actor.getSnapshot().children.lamp?.send({ type: 'lamp.blink' })
    expect(hold.commands).toEqual([{ type: 'lamp.blink' }])
  })

  it('rethrows an error while closing, after the machine has stopped', async () => {
    const reported: unknown[] = []
    const listeners = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', (error) => reported.push(error))
    try {
      const { actor } = startWith(async () => () => {
        throw new Error('stuck')
      })
      await settle()
      actor.stop()
      expect(actor.getSnapshot().status).toBe('stopped')
      await new Promise((resolve) => setTimeout(resolve))
      expect(reported).toEqual([new Error('stuck')])
    } finally {
      process.removeAllListeners('uncaughtException')
      for (const listener of listeners) process.on('uncaughtException', listener)
    }
  })

  it('fails with "protocol" for an invalid event, and reports it', () => {
    const { open, holds } = fakeResource<unknown, Event, Command>()
    const reports: unknown[] = []
    const { events } = startWith(open, {
      name: 'lamp',
      events: { 'lamp.on': () => true, 'lamp.failed': () => true },
      report: (...message) => reports.push(message),
    })
    const wrong = [undefined, {}, { type: 'lamp.exploded' }, { type: 'toString' }, 'lamp.on']
    for (const event of wrong) holds[0]?.send(event as Event)
    const violation = new PortError('protocol', '"lamp" sent an invalid event.')
    expect(events).toEqual(wrong.map(() => ({ type: 'lamp.failed', error: violation })))
    expect(reports).toEqual(wrong.map((event) => [violation.message, event]))
    holds[0]?.send({ type: 'lamp.on' })
    expect(events.at(-1)).toEqual({ type: 'lamp.on' })
  })

  it('ignores invalid events after its release', async () => {
    const { open, holds } = fakeResource<unknown, Event, Command>()
    const reports: unknown[] = []
    const { actor } = startWith(open, {
      events: { 'lamp.on': () => true, 'lamp.failed': () => true },
      report: (...message) => reports.push(message),
    })
    actor.stop()
    holds[0]?.send({ type: 'lamp.exploded' } as never)
    holds[0]?.deny(new TypeError('x is undefined'))
    await settle()
    expect(reports).toEqual([])
  })

  it('reports unexpected errors while opening, but no port errors', async () => {
    const reports: unknown[] = []
    const bug = new TypeError('x is undefined')
    for (const error of [bug, new PortError('permission', 'denied')])
      startWith(() => Promise.reject(error), { name: 'lamp', report: (...message) => reports.push(message) })
    await settle()
    expect(reports).toEqual([['The resource "lamp" threw an unexpected error', bug]])
  })

  it('fails instead of reopening when its machine is restored', () => {
    const first = fakeResource<unknown, Event, Command>()
    const { actor } = startWith(first.open)
    const again = fakeResource<unknown, Event, Command>()
    const events: Event[] = []
    const host = setup({
      types: { events: {} as Event },
      actors: { lamp: fromResource<unknown, Event, Command>(again.open, failed, { name: 'lamp' }) },
      actions: { note: ({ event }) => void events.push(event) },
    }).createMachine({ invoke: { id: 'lamp', src: 'lamp' }, on: { '*': { actions: 'note' } } })
    createActor(host, { snapshot: actor.getPersistedSnapshot() }).start()
    expect(again.holds).toEqual([])
    expect(events).toMatchObject([{ type: 'lamp.failed', error: { kind: 'interrupted' } }])
  })

  it('fails with "protocol" without a function that closes it', async () => {
    const { events } = startWith(async () => undefined as never)
    await settle()
    expect(events).toMatchObject([{ error: { kind: 'protocol' } }])
  })
})
