import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { fakeResource, settle } from '../testing/index.ts'
import { fromResource } from './from-resource.ts'
import type { OpenResource, ResourceTerms } from './from-resource.ts'
import { PortError } from './port-error.ts'

type Fact = { type: 'lamp.on' } | { type: 'lamp.failed'; error: unknown }
type Command = { type: 'lamp.blink' }

const failed = (error: unknown): Fact => ({ type: 'lamp.failed', error })

const startWith = (
  open: OpenResource<unknown, Fact, Command>,
  terms: ResourceTerms<Fact> = { tell: () => {} },
) => {
  const facts: Fact[] = []
  const host = setup({
    types: { events: {} as Fact },
    actors: { lamp: fromResource<unknown, Fact, Command>(open, failed, terms) },
    actions: { note: ({ event }) => void facts.push(event) },
  }).createMachine({ invoke: { id: 'lamp', src: 'lamp' }, on: { '*': { actions: 'note' } } })
  const actor = createActor(host).start()
  return { actor, facts }
}

const start = () => {
  const lamp = fakeResource<unknown, Fact, Command>()
  const { actor, facts } = startWith(lamp.open)
  return { actor, facts, lamp, hold: lamp.holds[0]! }
}

describe('fromResource', () => {
  it('opens once, while the event is handled', () => {
    const { lamp, hold } = start()
    expect(lamp.holds).toHaveLength(1)
    expect(hold.phase).toBe('opening')
  })

  it('closes once when it is let go', async () => {
    const { actor, hold } = start()
    hold.grant()
    await settle()
    expect(hold.phase).toBe('held')
    actor.stop()
    expect(hold.closes).toBe(1)
  })

  it('closes at once what is granted after it was let go', async () => {
    const { actor, hold } = start()
    actor.stop()
    expect(hold.phase).toBe('left')
    hold.grant()
    await settle()
    expect(hold.closes).toBe(1)
  })

  it('tells facts while it is held, and none after', async () => {
    const { actor, facts, hold } = start()
    hold.send({ type: 'lamp.on' })
    expect(facts).toEqual([{ type: 'lamp.on' }])
    actor.stop()
    hold.send({ type: 'lamp.on' })
    await settle()
    expect(facts).toHaveLength(1)
  })

  it('tells that opening failed, unless it was let go before', async () => {
    const first = start()
    first.hold.deny('no lamp')
    await settle()
    expect(first.facts).toEqual([{ type: 'lamp.failed', error: 'no lamp' }])
    const second = start()
    second.actor.stop()
    second.hold.deny('no lamp')
    await settle()
    expect(second.facts).toEqual([])
  })

  it('takes a throw for a failure, so that the machine goes on', async () => {
    const { actor, facts } = startWith(() => {
      throw new Error('at once')
    })
    await settle()
    expect(facts).toEqual([{ type: 'lamp.failed', error: new Error('at once') }])
    expect(actor.getSnapshot().status).toBe('active')
  })

  it('passes on what the machine sends to it', () => {
    const { actor, hold } = start()
    actor.getSnapshot().children.lamp?.send({ type: 'lamp.blink' })
    expect(hold.commands).toEqual([{ type: 'lamp.blink' }])
  })

  it('reports a failure to close, after the machine has stopped soundly', async () => {
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

  it('fails as "protocol" when it tells what was not agreed on, and says so', () => {
    const { open, holds } = fakeResource<unknown, Fact, Command>()
    const told: unknown[] = []
    const { facts } = startWith(open, {
      name: 'lamp',
      facts: { 'lamp.on': () => true, 'lamp.failed': () => true },
      tell: (...what) => told.push(what),
    })
    const wrong = [undefined, {}, { type: 'lamp.exploded' }, { type: 'toString' }, 'lamp.on']
    for (const fact of wrong) holds[0]?.send(fact as Fact)
    const breach = new PortError('protocol', '"lamp" told a fact that is not what was agreed on.')
    expect(facts).toEqual(wrong.map(() => ({ type: 'lamp.failed', error: breach })))
    expect(told).toEqual(wrong.map((fact) => [breach.message, fact]))
    holds[0]?.send({ type: 'lamp.on' })
    expect(facts.at(-1)).toEqual({ type: 'lamp.on' })
  })

  it('says nothing of what comes after it was let go, however wrong it is', async () => {
    const { open, holds } = fakeResource<unknown, Fact, Command>()
    const told: unknown[] = []
    const { actor } = startWith(open, {
      facts: { 'lamp.on': () => true, 'lamp.failed': () => true },
      tell: (...what) => told.push(what),
    })
    actor.stop()
    holds[0]?.send({ type: 'lamp.exploded' } as never)
    holds[0]?.deny(new TypeError('x is undefined'))
    await settle()
    expect(told).toEqual([])
  })

  it('tells what nobody foresaw when it does not open, but no agreed failure', async () => {
    const told: unknown[] = []
    const bug = new TypeError('x is undefined')
    for (const error of [bug, new PortError('permission', 'denied')])
      startWith(() => Promise.reject(error), { name: 'lamp', tell: (...what) => told.push(what) })
    await settle()
    expect(told).toEqual([['The resource "lamp" failed unforeseen', bug]])
  })

  it('is not opened again by itself once its machine is restored: it has failed', () => {
    const first = fakeResource<unknown, Fact, Command>()
    const { actor } = startWith(first.open)
    const again = fakeResource<unknown, Fact, Command>()
    const facts: Fact[] = []
    const host = setup({
      types: { events: {} as Fact },
      actors: { lamp: fromResource<unknown, Fact, Command>(again.open, failed, { name: 'lamp' }) },
      actions: { note: ({ event }) => void facts.push(event) },
    }).createMachine({ invoke: { id: 'lamp', src: 'lamp' }, on: { '*': { actions: 'note' } } })
    createActor(host, { snapshot: actor.getPersistedSnapshot() }).start()
    expect(again.holds).toEqual([])
    expect(facts).toMatchObject([{ type: 'lamp.failed', error: { kind: 'interrupted' } }])
  })

  it('fails as "protocol" when it gives no way to close it', async () => {
    const { facts } = startWith(async () => undefined as never)
    await settle()
    expect(facts).toMatchObject([{ error: { kind: 'protocol' } }])
  })
})
