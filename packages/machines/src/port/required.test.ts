import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { settle } from '../testing/index.ts'
import { NotProvidedError, requirementOf, requiredPort, requiredResource } from './required.ts'

describe('what a host did not provide', () => {
  const said = vi.spyOn(console, 'error')
  beforeEach(() => void said.mockReset().mockImplementation(() => {}))
  afterEach(() => void said.mockReset())

  it('says which port is missing, why it matters and how to provide it', async () => {
    const errors: unknown[] = []
    const actor = createActor(requiredPort<void, void>('getAccount'))
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    await settle()
    expect(errors[0]).toBeInstanceOf(NotProvidedError)
    expect(said.mock.calls[0]?.[0]).toBe(
      'The port "getAccount" is not provided.\n' +
        'Machines reach the world only through what their host provides, so this one has nothing to call.\n' +
        'Provide it when the machine is made: create…Machine({ getAccount: async (input, signal) => … })',
    )
  })

  it('says the same of a resource, and tells the machine that it failed', () => {
    const facts: unknown[] = []
    const host = setup({
      types: { events: {} as { type: 'mic.failed'; error: unknown } },
      actors: { mic: requiredResource('mic', (error) => ({ type: 'mic.failed', error })) },
      actions: { note: ({ event }) => void facts.push(event.error) },
    }).createMachine({ invoke: { id: 'mic', src: 'mic' }, on: { 'mic.failed': { actions: 'note' } } })
    createActor(host).start()
    expect(facts[0]).toBeInstanceOf(NotProvidedError)
    expect(said.mock.calls[0]?.[0]).toMatch(/resource "mic" is not provided[^]*create…Machine\(\{ mic: async/)
  })

  it('is known as a port or as a resource, with its patience', () => {
    expect(requirementOf(requiredPort('getAccount', { patience: 10 }))).toMatchObject({
      kind: 'port',
      patience: 10,
    })
    expect(requirementOf(requiredResource('mic', () => ({ type: 'mic.failed' })))).toMatchObject({
      kind: 'resource',
      patience: undefined,
    })
  })

  it('is let go of by what takes its place, on the host’s terms', async () => {
    const told: unknown[] = []
    const mic = requirementOf(requiredResource('mic', () => ({ type: 'mic.failed' })))
    const provided = mic?.provide((() => Promise.reject(new Error('odd'))) as never, {
      tell: (what) => told.push(what),
    })
    createActor(provided!).start()
    await settle()
    expect(told).toEqual(['The resource "mic" failed unforeseen'])
  })
})
