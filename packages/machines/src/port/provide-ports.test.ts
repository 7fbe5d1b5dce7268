import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { createChatMachine } from '../chat/index.ts'
import { createLiveChatMachine } from '../live-chat/index.ts'
import { createRatingMachine, selectRatingFailure } from '../rating/index.ts'
import { createTranscriptionMachine } from '../transcription/index.ts'
import { settle } from '../testing/index.ts'
import { requiredPort } from './required-port.ts'
import { providePorts } from './provide-ports.ts'

const consoleError = vi.spyOn(console, 'error')
beforeEach(() => void consoleError.mockReset().mockImplementation(() => {}))
afterEach(() => void consoleError.mockReset())

describe('missing ports', () => {
  it.each([
    [
      createChatMachine,
      { type: 'chat.send', text: 'Hi' },
      { model: 'flash', messages: [] },
      /resource "reply"/,
    ],
    [createLiveChatMachine, { type: 'chat.connect' }, undefined, /resource "speaker"/],
    [createTranscriptionMachine, { type: 'record.start' }, undefined, /resource "recorder"/],
    [createRatingMachine, { type: 'star.leave' }, { gameId: 'g', userId: 'u' }, /port "loadRating"/],
  ])('are reported for resources and ports alike: %o', async (create, event, input, missing) => {
    for (const ports of [
      {},
      { reply: undefined, speaker: undefined, recorder: undefined, loadRating: undefined },
    ]) {
      consoleError.mockClear()
      const machine = (create as (ports: object) => ReturnType<typeof createChatMachine>)(ports)
      const actor = createActor(machine, { input: input as never }).start()
      actor.send(event as never)
      await settle()
      expect(consoleError.mock.calls[0]?.[0]).toMatch(missing)
      expect(actor.getSnapshot().status).toBe('active')
      actor.stop()
    }
  })

  it('are listed when there are none', () => {
    expect(() => createRatingMachine(undefined as never)).toThrow(
      'The machine "rating" needs ports from its host: create it with { loadRating, saveRating }.',
    )
    expect(() => createChatMachine(null as never)).toThrow(/create it with \{ reply \}/)
  })
})

describe('the cause of a failure', () => {
  it('is kept for debugging, reported once, and never serialized or copied', async () => {
    const bug = new TypeError('x is undefined')
    const machine = createRatingMachine({
      loadRating: async () => {
        throw bug
      },
      saveRating: async () => {},
    })
    const actor = createActor(machine, { input: { gameId: 'g1', userId: 'u1' } }).start()
    await settle()
    const { loadError } = actor.getSnapshot().context
    expect(selectRatingFailure(actor.getSnapshot())).toBe('load')
    expect(loadError).toEqual({ code: 'load', kind: 'unknown' })
    expect(loadError?.cause).toBe(bug)
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('cause')
    expect(consoleError.mock.calls).toEqual([['The port "loadRating" threw an unexpected error:', bug]])
    actor.stop()
  })

  it('is kept for a resource that did not open', async () => {
    const bug = new TypeError('y is undefined')
    const machine = createChatMachine({
      reply: async () => {
        throw bug
      },
    })
    const actor = createActor(machine, { input: { model: 'flash', messages: [] } }).start()
    actor.send({ type: 'chat.send', text: 'Hi' })
    await settle()
    const reply = actor.getSnapshot().context.messages.at(-1)
    expect(reply?.role === 'model' && reply.failure).toMatchObject({ kind: 'unknown', cause: bug })
    actor.stop()
  })
})

it('throws instead of looping forever between transitions', () => {
  const machine = setup({ types: { events: {} as { type: 'it.starts' } } }).createMachine({
    options: { maxIterations: 100 },
    initial: 'still',
    states: {
      still: { on: { 'it.starts': { target: 'round' } } },
      round: { always: { target: 'about' } },
      about: { always: { target: 'round' } },
    },
  })
  const errors: unknown[] = []
  const actor = createActor(providePorts(machine, {}))
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  actor.send({ type: 'it.starts' })
  expect(actor.getSnapshot().status).toBe('error')
  expect(errors).toHaveLength(1)
})

it('keeps actors that need no host', async () => {
  const own = fromPromise(async () => 'own')
  const machine = setup({ actors: { own, other: requiredPort<undefined, string>('other') } }).createMachine({
    invoke: { id: 'own', src: 'own' },
  })
  const { actors } = providePorts(machine, { own: async () => 'host', other: async () => '' }).implementations
  expect(actors.own).toBe(own)
  expect(actors.other).not.toBe(machine.implementations.actors.other)
})

it('replaces ports that were provided earlier', async () => {
  const first = createRatingMachine({ loadRating: async () => 1, saveRating: async () => {} })
  const second = providePorts(first, { loadRating: async () => 2 })
  const actor = createActor(second, { input: { gameId: 'g1', userId: 'u1' } }).start()
  await settle()
  expect(actor.getSnapshot().context.saved).toBe(2)
  actor.stop()
})
