import { PortError } from '@saha/machines/port'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Outbox, type Send } from './outbox.ts'
import { maxEntries, serializeEntries, type OutboxEntry } from './outbox-entries.ts'

const favorite = (id: string, gameId = 'zellige', userId = 'sara', wanted = true): OutboxEntry => ({
  id,
  userId,
  mutation: { kind: 'favorite', gameId, wanted },
})

/** A backend that responds only when `respond` is called. */
function createBackend() {
  const sent: string[] = []
  const pending: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const send: Send = ({ id }) => {
    sent.push(id)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    pending.push({ resolve, reject })
    return promise
  }
  const respond = async (result: 'resolve' | 'reject', error?: unknown) => {
    await vi.waitFor(() => expect(pending.length).toBeGreaterThan(0))
    pending.shift()?.[result](error)
  }
  return { sent, send, respond }
}
const succeed: Send = async () => {}
const failWith =
  (kind: ConstructorParameters<typeof PortError>[0]): Send =>
  async () => {
    throw new PortError(kind, kind)
  }

const clearStorage = () => localStorage.removeItem('saha.outbox')
beforeEach(clearStorage)
afterEach(clearStorage)

it('stores an entry across a reload and sends it once', async () => {
  await new Outbox().enqueue(favorite('a'))
  const { sent, send, respond } = createBackend()
  const reloaded = new Outbox()
  expect(reloaded.listFor('sara')).toEqual([favorite('a')])
  const sending = reloaded.send('sara', send)
  await respond('resolve')
  await sending
  await reloaded.send('sara', send)
  expect(sent).toEqual(['a'])
  expect(localStorage.getItem('saha.outbox')).toBeNull()
  expect(reloaded.getSnapshot()).toMatchObject({ queued: [], sent: [favorite('a')] })
})

it('sends each entry once when two tabs send at the same time', async () => {
  const [one, two] = [new Outbox(), new Outbox()]
  await one.enqueue(favorite('a'))
  await two.enqueue(favorite('b', 'oasis-quest'))
  const { sent, send, respond } = createBackend()
  const sending = Promise.all([one.send('sara', send), two.send('sara', send)])
  await respond('resolve')
  await respond('resolve')
  await sending
  expect(sent).toEqual(['a', 'b'])
})

it('stores every entry when many tabs enqueue at the same time', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => new Outbox().enqueue(favorite(`h${index}`, `game-${index}`))),
  )
  expect(new Outbox().listFor('sara')).toHaveLength(20)
})

it('does not send entries of another user', async () => {
  const outbox = new Outbox()
  await outbox.enqueue(favorite('a', 'zellige', 'sara'))
  await outbox.enqueue(favorite('b', 'zellige', 'huda'))
  const { sent, send, respond } = createBackend()
  const sending = outbox.send('huda', send)
  await respond('resolve')
  await sending
  expect(sent).toEqual(['b'])
  expect(outbox.listFor('sara')).toEqual([favorite('a', 'zellige', 'sara')])
})

it('stops sending once the user has signed out', async () => {
  const outbox = new Outbox()
  await outbox.enqueue(favorite('a'))
  await outbox.enqueue(favorite('b', 'oasis-quest'))
  const { sent, send, respond } = createBackend()
  let isSignedIn = true
  const sending = outbox.send('sara', send, () => isSignedIn)
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  isSignedIn = false
  await respond('resolve')
  await sending
  expect(sent).toEqual(['a'])
  expect(outbox.listFor('sara')).toEqual([favorite('b', 'oasis-quest')])
})

it.each(['network', 'timeout', 'server', 'rate-limit', 'auth', 'account-blocked', 'protocol'] as const)(
  'keeps the entry queued after a failure of kind %s',
  async (kind) => {
    const outbox = new Outbox()
    await outbox.enqueue(favorite('a'))
    await outbox.send('sara', failWith(kind))
    expect(outbox.getSnapshot()).toMatchObject({ queued: [favorite('a')], sent: [], rejected: [] })
  },
)

it.each(['permission', 'validation', 'conflict', 'not-found'] as const)(
  'reports a rejection of kind %s and sends the next entry',
  async (kind) => {
    const outbox = new Outbox()
    await outbox.enqueue(favorite('a'))
    await outbox.enqueue(favorite('b', 'oasis-quest'))
    const once = vi.fn(succeed).mockImplementationOnce(failWith(kind))
    await outbox.send('sara', once)
    expect(outbox.getSnapshot()).toMatchObject({
      queued: [],
      sent: [favorite('b', 'oasis-quest')],
      rejected: [favorite('a')],
    })
    outbox.acknowledge()
    expect(outbox.getSnapshot()).toMatchObject({ sent: [], rejected: [] })
  },
)

it('sends an entry that was added while an older one was being sent', async () => {
  const outbox = new Outbox()
  await outbox.enqueue(favorite('a'))
  const { sent, send, respond } = createBackend()
  const sending = outbox.send('sara', send)
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  await outbox.enqueue(favorite('b', 'zellige', 'sara', false))
  await respond('resolve')
  await respond('resolve')
  await sending
  expect(sent).toEqual(['a', 'b'])
  expect(outbox.getSnapshot()).toMatchObject({ queued: [], sent: [favorite('b', 'zellige', 'sara', false)] })
})

it('notifies listeners, also of other tabs, and rejects entries when full', async () => {
  const outbox = new Outbox()
  const listener = vi.fn()
  const stop = outbox.subscribe(listener)
  for (let index = 0; index < maxEntries; index++)
    expect(await outbox.enqueue(favorite(`h${index}`, `game-${index}`))).toBe(true)
  expect(await outbox.enqueue(favorite('one-more'))).toBe(false)
  expect(listener).toHaveBeenCalledTimes(maxEntries)
  localStorage.setItem('saha.outbox', serializeEntries([favorite('a')]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'saha.outbox' }))
  expect(listener).toHaveBeenCalledTimes(maxEntries + 1)
  expect(outbox.listFor('sara')).toEqual([favorite('a')])
  stop()
})
