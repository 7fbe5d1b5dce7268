import { describe, expect, it, vi } from 'vitest'
import { ratingFixtures } from '../../../packages/machines/src/rating/rating.fixtures.ts'
import { ratingMachine, type RatingPorts } from '../../../packages/machines/src/rating/index.ts'
import {
  lampFixtures,
  lampMachine,
  type LampPorts,
} from '../../../packages/machines/src/testing/samples/lamp.ts'
import { lightsOf } from '../chart/lights.ts'
import { Walker } from '../walk/sentence.ts'
import { Desk } from './desk.ts'
import { offersOf } from './offers.ts'
import { subjectOf } from './subject.ts'

const lamp = subjectOf<typeof lampMachine, LampPorts>(lampMachine, lampFixtures)
const rating = subjectOf<typeof ratingMachine, RatingPorts>(ratingMachine, ratingFixtures)
const atOnce = () => Promise.resolve()

describe('Desk', () => {
  it('tells its listeners once everything that an action set off has come to rest', async () => {
    const desk = new Desk(lamp)
    const seen: unknown[] = []
    desk.subscribe(() => seen.push(desk.harness.snapshot.value))
    await desk.send({ type: 'lamp.press' })
    await desk.settle(() => desk.harness.ports.fetchBulb.resolve('good'))
    expect(seen).toEqual(['fetching', { lit: 'cold' }])
  })

  it('shows what is held: calls without an answer, then resources in use', async () => {
    const desk = new Desk(lamp)
    await desk.send({ type: 'lamp.press' })
    expect(desk.held().map(({ kind, name }) => [kind, name])).toEqual([['call', 'fetchBulb']])
    await desk.settle(() => desk.harness.ports.fetchBulb.resolve('good'))
    expect(desk.held().map(({ kind, name }) => [kind, name])).toEqual([['hold', 'bulb']])
  })

  it('advances to the next timer, and no further', async () => {
    const desk = new Desk(lamp)
    await desk.send({ type: 'lamp.press' })
    await desk.advance()
    expect(desk.harness.clock.now).toBe(5000)
    expect(desk.harness.snapshot.value).toBe('dark')
  })

  it('starts over, with another input if one is given, and leaves nothing of the old machine', async () => {
    const desk = new Desk(rating)
    await desk.send({ type: 'star.choose', stars: 4 } as { type: string })
    await desk.send({ type: 'rating.confirm' })
    const old = desk.harness
    desk.restart(ratingFixtures.inputs[1])
    expect(old.held).toEqual([])
    expect(old.clock.pending).toBe(0)
    expect(desk.harness.snapshot.context.userId).toBe(null)
    expect(desk.lastSteps.map(({ event }) => event.type)).toEqual(['xstate.init'])
  })

  it('stops the machine when nobody attends, and starts it again for who comes back', async () => {
    const desk = new Desk(lamp)
    const leave = desk.attend()
    await desk.send({ type: 'lamp.press' })
    leave()
    expect(desk.harness.held).toEqual([])
    const changed = vi.fn()
    desk.subscribe(changed)
    desk.attend()
    expect(changed).toHaveBeenCalledOnce()
    expect(desk.harness.snapshot.status).toBe('active')
  })
})

describe('offersOf', () => {
  it('offers each event that the machine takes now with its payloads, and tells those it refuses', () => {
    const offers = offersOf(rating.fixtures, new Desk(rating).harness)
    const choose = offers.find(({ type }) => type === 'star.choose')
    expect(choose?.taken).toEqual([
      { type: 'star.choose', stars: 4 },
      { type: 'star.choose', stars: 1 },
    ])
    expect(choose?.refused).toHaveLength(4)
    expect(offers.map(({ type }) => type)).not.toContain('rating.confirm')
  })

  it('leaves to a resource what only the resource tells', async () => {
    const desk = new Desk(lamp)
    await desk.send({ type: 'lamp.press' })
    await desk.settle(() => desk.harness.ports.fetchBulb.resolve('good'))
    expect(offersOf(lamp.fixtures, desk.harness).map(({ type }) => type)).toEqual([
      'lamp.press',
      'lamp.cancel',
    ])
  })
})

describe('lightsOf', () => {
  it('lights the active states, the transitions just taken, and those that can be taken', async () => {
    const desk = new Desk(lamp)
    await desk.send({ type: 'lamp.press' })
    const { active, taken, open, focus } = lightsOf(desk.harness.snapshot, desk.lastSteps)
    expect([...active]).toEqual(['lamp', 'lamp.fetching'])
    expect([...taken]).toEqual(['lamp.dark→0.0'])
    expect([...open].every((id) => id.startsWith('lamp.fetching→'))).toBe(true)
    expect(open.size).toBe(4)
    expect(focus).toBe('lamp.fetching')
  })

  it('takes no transition for an event that is ignored', async () => {
    const desk = new Desk(lamp)
    await desk.send({ type: 'lamp.cancel' })
    expect(lightsOf(desk.harness.snapshot, desk.lastSteps).taken.size).toBe(0)
  })
})

describe('Walker', () => {
  it('does what a person would, and waits after each action', async () => {
    const desk = new Desk(lamp)
    const pause = vi.fn(atOnce)
    const at = new Walker(desk, pause)
    await at.send({ type: 'lamp.press' })
    await at.resolve('fetchBulb', 'good')
    await at.grant('bulb')
    await at.tell('bulb', { type: 'bulb.lit', watts: 40 })
    expect(at.snapshot.context.watts).toBe(40)
    await at.advance(1000)
    expect(at.snapshot.value).toEqual({ lit: 'warm' })
    expect(at.inputs('fetchBulb')).toEqual([{ socket: 'E27' }])
    expect(pause).toHaveBeenCalledTimes(5)
  })

  it('fails loudly when there is nothing to answer', async () => {
    const at = new Walker(new Desk(lamp), atOnce)
    await expect(at.resolve('fetchBulb', 'good')).rejects.toThrow('no open call')
    await expect(at.grant('bulb')).rejects.toThrow('not in use')
  })
})
