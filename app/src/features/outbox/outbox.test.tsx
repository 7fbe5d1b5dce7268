import { PortError } from '@saha/machines/port'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Outbox, type Send } from './outbox.ts'
import { mostWaiting, type Waiting } from './outbox-entries.ts'

const heart = (id: string, gameId = 'zellige', userId = 'sara', wanted = true): Waiting => ({
  id,
  userId,
  wish: { kind: 'favorite', gameId, wanted },
})

/** A backend that keeps what it is sent until it is told how it went. */
function backend() {
  const sent: string[] = []
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const send: Send = ({ id }) => {
    sent.push(id)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    answers.push({ resolve, reject })
    return promise
  }
  const answer = async (how: 'resolve' | 'reject', error?: unknown) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
    answers.shift()?.[how](error)
  }
  return { sent, send, answer }
}
const takes: Send = async () => {}
const refuses =
  (kind: ConstructorParameters<typeof PortError>[0]): Send =>
  async () => {
    throw new PortError(kind, kind)
  }

const forget = () => localStorage.removeItem('saha.outbox')
beforeEach(forget)
afterEach(forget)

it('keeps a wish through a reload, and sends it once', async () => {
  await new Outbox().put(heart('a'))
  const { sent, send, answer } = backend()
  const reloaded = new Outbox()
  expect(reloaded.of('sara')).toEqual([heart('a')])
  const sending = reloaded.send('sara', send)
  await answer('resolve')
  await sending
  await reloaded.send('sara', send)
  expect(sent).toEqual(['a'])
  expect(localStorage.getItem('saha.outbox')).toBeNull()
  expect(reloaded.getSnapshot()).toMatchObject({ waiting: [], went: [heart('a')] })
})

it('sends once when two tabs send at the same time', async () => {
  const [one, two] = [new Outbox(), new Outbox()]
  await one.put(heart('a'))
  await two.put(heart('b', 'oasis-quest'))
  const { sent, send, answer } = backend()
  const sending = Promise.all([one.send('sara', send), two.send('sara', send)])
  await answer('resolve')
  await answer('resolve')
  await sending
  expect(sent).toEqual(['a', 'b'])
})

it('loses nothing when two tabs keep something at the same time', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => new Outbox().put(heart(`h${index}`, `game-${index}`))),
  )
  expect(new Outbox().of('sara')).toHaveLength(20)
})

it('never sends what another person wished for', async () => {
  const box = new Outbox()
  await box.put(heart('a', 'zellige', 'sara'))
  await box.put(heart('b', 'zellige', 'huda'))
  const { sent, send, answer } = backend()
  const sending = box.send('huda', send)
  await answer('resolve')
  await sending
  expect(sent).toEqual(['b'])
  expect(box.of('sara')).toEqual([heart('a', 'zellige', 'sara')])
})

it('stops once its person has left', async () => {
  const box = new Outbox()
  await box.put(heart('a'))
  await box.put(heart('b', 'oasis-quest'))
  const { sent, send, answer } = backend()
  let here = true
  const sending = box.send('sara', send, () => here)
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  here = false
  await answer('resolve')
  await sending
  expect(sent).toEqual(['a'])
  expect(box.of('sara')).toEqual([heart('b', 'oasis-quest')])
})

it.each(['network', 'timeout', 'server', 'rate-limit', 'auth', 'account-blocked', 'protocol'] as const)(
  'goes on waiting after a failure of kind %s',
  async (kind) => {
    const box = new Outbox()
    await box.put(heart('a'))
    await box.send('sara', refuses(kind))
    expect(box.getSnapshot()).toMatchObject({ waiting: [heart('a')], went: [], refused: [] })
  },
)

it.each(['permission', 'validation', 'conflict', 'not-found'] as const)(
  'says what was refused as %s, and goes on with the next',
  async (kind) => {
    const box = new Outbox()
    await box.put(heart('a'))
    await box.put(heart('b', 'oasis-quest'))
    const once = vi.fn(takes).mockImplementationOnce(refuses(kind))
    await box.send('sara', once)
    expect(box.getSnapshot()).toMatchObject({
      waiting: [],
      went: [heart('b', 'oasis-quest')],
      refused: [heart('a')],
    })
    box.acknowledge()
    expect(box.getSnapshot()).toMatchObject({ went: [], refused: [] })
  },
)

it('sends what was wished for while an earlier wish was on its way', async () => {
  const box = new Outbox()
  await box.put(heart('a'))
  const { sent, send, answer } = backend()
  const sending = box.send('sara', send)
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  await box.put(heart('b', 'zellige', 'sara', false))
  await answer('resolve')
  await answer('resolve')
  await sending
  expect(sent).toEqual(['a', 'b'])
  expect(box.getSnapshot()).toMatchObject({ waiting: [], went: [heart('b', 'zellige', 'sara', false)] })
})

it('tells what changes, also in another tab, and that there is no room', async () => {
  const box = new Outbox()
  const heard = vi.fn()
  const stop = box.subscribe(heard)
  for (let index = 0; index < mostWaiting; index++)
    expect(await box.put(heart(`h${index}`, `game-${index}`))).toBe(true)
  expect(await box.put(heart('one-more'))).toBe(false)
  expect(heard).toHaveBeenCalledTimes(mostWaiting)
  localStorage.setItem('saha.outbox', JSON.stringify([heart('a')]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'saha.outbox' }))
  expect(heard).toHaveBeenCalledTimes(mostWaiting + 1)
  expect(box.of('sara')).toEqual([heart('a')])
  stop()
})
