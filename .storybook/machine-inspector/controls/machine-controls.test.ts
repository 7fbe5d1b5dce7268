import { describe, expect, it, vi } from 'vitest'
import { ratingFixtures } from '../../../packages/machines/src/rating/rating.fixtures.ts'
import { ratingMachine, type RatingPorts } from '../../../packages/machines/src/rating/index.ts'
import {
  lampFixtures,
  lampMachine,
  type LampPorts,
} from '../../../packages/machines/src/testing/samples/lamp.ts'
import { getHighlights } from '../chart/highlights.ts'
import { ScenarioDriver } from '../scenario/scenario.ts'
import { MachineControls } from './machine-controls.ts'
import { getAvailableEvents } from './available-events.ts'
import { createSubject } from './subject.ts'

const lamp = createSubject<typeof lampMachine, LampPorts>(lampMachine, lampFixtures)
const rating = createSubject<typeof ratingMachine, RatingPorts>(ratingMachine, ratingFixtures)
const immediately = () => Promise.resolve()

describe('MachineControls', () => {
  it('notifies listeners once all effects of an action have settled', async () => {
    const controls = new MachineControls(lamp)
    const seen: unknown[] = []
    controls.subscribe(() => seen.push(controls.harness.snapshot.value))
    await controls.send({ type: 'lamp.press' })
    await controls.perform(({ ports }) => ports.fetchBulb.resolve('good'))
    expect(seen).toEqual(['fetching', { lit: 'cold' }])
  })

  it('lists unsettled calls, then resources in use', async () => {
    const controls = new MachineControls(lamp)
    await controls.send({ type: 'lamp.press' })
    expect(controls.getOpenItems().map(({ kind, name }) => [kind, name])).toEqual([['call', 'fetchBulb']])
    await controls.perform(({ ports }) => ports.fetchBulb.resolve('good'))
    expect(controls.getOpenItems().map(({ kind, name }) => [kind, name])).toEqual([['hold', 'bulb']])
  })

  it('advances only to the next timer', async () => {
    const controls = new MachineControls(lamp)
    await controls.send({ type: 'lamp.press' })
    await controls.advance()
    expect(controls.harness.clock.now).toBe(5000)
    expect(controls.harness.snapshot.value).toBe('dark')
  })

  it('restarts, optionally with another input, and disposes the old machine', async () => {
    const controls = new MachineControls(rating)
    await controls.send({ type: 'star.choose', stars: 4 } as { type: string })
    await controls.send({ type: 'rating.confirm' })
    const old = controls.harness
    controls.restart(ratingFixtures.inputs[1])
    expect(old.held).toEqual([])
    expect(old.clock.pending).toBe(0)
    expect(controls.harness.snapshot.context.userId).toBe(null)
    expect(controls.lastSteps.map(({ event }) => event.type)).toEqual(['xstate.init'])
  })

  it('stops the machine without observers, and restarts it for new ones', async () => {
    const controls = new MachineControls(lamp)
    const leave = controls.connect()
    await controls.send({ type: 'lamp.press' })
    leave()
    expect(controls.harness.held).toEqual([])
    const changed = vi.fn()
    controls.subscribe(changed)
    controls.connect()
    expect(changed).toHaveBeenCalledOnce()
    expect(controls.harness.snapshot.status).toBe('active')
  })
})

describe('getAvailableEvents', () => {
  it('returns accepted and rejected events with their payloads', () => {
    const availableEvents = getAvailableEvents(rating.fixtures, new MachineControls(rating).harness)
    const choose = availableEvents.find(({ type }) => type === 'star.choose')
    expect(choose?.accepted).toEqual([
      { type: 'star.choose', stars: 4 },
      { type: 'star.choose', stars: 1 },
    ])
    expect(choose?.rejected).toHaveLength(4)
    expect(availableEvents.map(({ type }) => type)).not.toContain('rating.confirm')
  })

  it('leaves out events that only resources send', async () => {
    const controls = new MachineControls(lamp)
    await controls.send({ type: 'lamp.press' })
    await controls.perform(({ ports }) => ports.fetchBulb.resolve('good'))
    expect(getAvailableEvents(lamp.fixtures, controls.harness).map(({ type }) => type)).toEqual([
      'lamp.press',
      'lamp.cancel',
    ])
  })
})

describe('getHighlights', () => {
  it('highlights active states, taken transitions and available ones', async () => {
    const controls = new MachineControls(lamp)
    await controls.send({ type: 'lamp.press' })
    const { active, taken, open, focus } = getHighlights(controls.harness.snapshot, controls.lastSteps)
    expect([...active]).toEqual(['lamp', 'lamp.fetching'])
    expect([...taken]).toEqual(['lamp.dark→0.0'])
    expect([...open].every((id) => id.startsWith('lamp.fetching→'))).toBe(true)
    expect(open.size).toBe(4)
    expect(focus).toBe('lamp.fetching')
  })

  it('highlights no transition for an ignored event', async () => {
    const controls = new MachineControls(lamp)
    await controls.send({ type: 'lamp.cancel' })
    expect(getHighlights(controls.harness.snapshot, controls.lastSteps).taken.size).toBe(0)
  })
})

describe('ScenarioDriver', () => {
  it('performs steps, and pauses after each', async () => {
    const controls = new MachineControls(lamp)
    const pause = vi.fn(immediately)
    const driver = new ScenarioDriver(controls, pause)
    await driver.send({ type: 'lamp.press' })
    await driver.resolve('fetchBulb', 'good')
    await driver.grant('bulb')
    await driver.sendFrom('bulb', { type: 'bulb.lit', watts: 40 })
    expect(driver.snapshot.context.watts).toBe(40)
    await driver.advance(1000)
    expect(driver.snapshot.value).toEqual({ lit: 'warm' })
    expect(driver.inputs('fetchBulb')).toEqual([{ socket: 'E27' }])
    expect(pause).toHaveBeenCalledTimes(5)
  })

  it('throws when there is nothing to settle', async () => {
    const driver = new ScenarioDriver(new MachineControls(lamp), immediately)
    await expect(driver.resolve('fetchBulb', 'good')).rejects.toThrow('no open call')
    await expect(driver.grant('bulb')).rejects.toThrow('not in use')
  })
})

describe('travelTo', () => {
  const run = async () => {
    const controls = new MachineControls(lamp)
    await controls.send({ type: 'lamp.press' })
    await controls.perform(({ ports }) => ports.fetchBulb.resolve('good'))
    await controls.advance()
    expect(controls.harness.snapshot.value).toEqual({ lit: 'warm' })
    return controls
  }

  it('returns to the state after a step, on a running machine', async () => {
    const controls = await run()
    await controls.travelTo(1)
    expect(controls.harness.snapshot.value).toBe('fetching')
    expect(controls.getOpenItems().map(({ name }) => name)).toEqual(['fetchBulb'])
    await controls.perform(({ ports }) => ports.fetchBulb.reject(new Error('gone')))
    expect(controls.harness.snapshot.value).toBe('dark')
    expect(controls.history).toBe(controls.harness.steps)
  })

  it('keeps the later steps until another action replaces them', async () => {
    const controls = await run()
    const { length } = controls.history
    await controls.travelTo(0)
    expect(controls.harness.snapshot.value).toBe('dark')
    expect(controls.history).toHaveLength(length)
    await controls.travelTo(length - 1)
    expect(controls.harness.snapshot.value).toEqual({ lit: 'warm' })
    expect(controls.harness.steps).toHaveLength(length)
  })

  it('forgets all steps on a restart', async () => {
    const controls = await run()
    controls.restart()
    expect(controls.history).toHaveLength(1)
  })
})
