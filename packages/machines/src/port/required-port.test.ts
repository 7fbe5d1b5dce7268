import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { settle } from '../testing/index.ts'
import { NotProvidedError, getRequirement, requiredPort, requiredResource } from './required-port.ts'

describe('a placeholder', () => {
  const consoleError = vi.spyOn(console, 'error')
  beforeEach(() => void consoleError.mockReset().mockImplementation(() => {}))
  afterEach(() => void consoleError.mockReset())

  it('explains which port is missing and how to provide it', async () => {
    const errors: unknown[] = []
    const actor = createActor(requiredPort<void, void>('getAccount'))
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    await settle()
    expect(errors[0]).toBeInstanceOf(NotProvidedError)
    expect(consoleError.mock.calls[0]?.[0]).toBe(
      'The port "getAccount" is not provided.\n' +
        'Machines call only ports that their host provides.\n' +
        'Provide it when the machine is made: create…Machine({ getAccount: async (input, signal) => … })',
    )
  })

  it('explains a missing resource, and sends its failure event', () => {
    const events: unknown[] = []
    const host = setup({
      types: { events: {} as { type: 'mic.failed'; error: unknown } },
      actors: { mic: requiredResource('mic', (error) => ({ type: 'mic.failed', error })) },
      actions: { note: ({ event }) => void events.push(event.error) },
    }).createMachine({ invoke: { id: 'mic', src: 'mic' }, on: { 'mic.failed': { actions: 'note' } } })
    createActor(host).start()
    expect(events[0]).toBeInstanceOf(NotProvidedError)
    expect(consoleError.mock.calls[0]?.[0]).toMatch(
      /resource "mic" is not provided[^]*create…Machine\(\{ mic: async/,
    )
  })

  it('has a requirement of kind port or resource, with its timeout', () => {
    expect(getRequirement(requiredPort('getAccount', { timeoutMs: 10 }))).toMatchObject({
      kind: 'port',
      timeoutMs: 10,
    })
    expect(getRequirement(requiredResource('mic', () => ({ type: 'mic.failed' })))).toMatchObject({
      kind: 'resource',
      timeoutMs: undefined,
    })
  })

  it('is replaced by an implementation with the host’s options', async () => {
    const reports: unknown[] = []
    const mic = getRequirement(requiredResource('mic', () => ({ type: 'mic.failed' })))
    const provided = mic?.provide((() => Promise.reject(new Error('odd'))) as never, {
      report: (message) => reports.push(message),
    })
    createActor(provided!).start()
    await settle()
    expect(reports).toEqual(['The resource "mic" threw an unexpected error'])
  })
})
