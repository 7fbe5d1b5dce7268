import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appwrite } from '../../adapters/appwrite/client/client.ts'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { localStore } from '../../adapters/storage/web-storage.ts'
import { connection } from '../../adapters/network/connection.ts'
import { outbox } from '../outbox/outbox.ts'
import { loadLatestRating, saveRatingOrQueue, submitScoreOrQueue, sendQueuedWrites } from './queued-writes.ts'

// The modules read the page's origin when imported.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const key = 'saha.outbox'
const ids = { userId: 'sara', gameId: 'zellige' }
const { signal } = new AbortController()
let backend: Backend

const rate = (stars: number) => saveRatingOrQueue({ ...ids, stars }, signal)
const submit = (score: number) => submitScoreOrQueue({ ...ids, userName: 'sara', score }, signal)
const callsNamed = (name: string) => backend.calls.filter((call) => call.name === name)
const queuedIds = () => outbox.listFor('sara').map(({ id }) => id)

beforeAll(() => appwrite())
beforeEach(() => {
  backend = Backend.signedInAs('sara')
  vi.stubGlobal('fetch', backend.fetch)
  connection.asked(false)
})
afterEach(() => {
  connection.asked(true)
  localStore.remove(key)
  outbox.acknowledge()
})

describe.each([
  {
    name: 'a rating',
    write: () => rate(4),
    collection: 'ratings',
    creation: 'create rating',
    stored: { game_id: 'zellige', user_id: 'sara', rating: 4 },
  },
  {
    name: 'a score',
    write: () => submit(120),
    collection: 'high_scores',
    creation: 'submit score',
    stored: { game_id: 'zellige', user_id: 'sara', user_name: 'sara', score: 120 },
  },
])('$name offline', ({ write, collection, creation, stored }) => {
  it('is queued without a request and later stored once, under the id of its entry', async () => {
    await write()
    const queued = queuedIds()
    expect(queued).toHaveLength(1)
    expect(backend.calls).toEqual([])

    connection.asked(true)
    await Promise.all([sendQueuedWrites('sara'), sendQueuedWrites('sara')])
    expect(callsNamed(creation).map(({ id }) => id)).toEqual(queued)
    expect(backend.documents[collection]).toMatchObject([{ ...stored, $id: queued[0] }])
    expect(outbox.getSnapshot()).toMatchObject({ queued: [], sent: [{ id: queued[0] }], rejected: [] })
  })

  it('is stored once even if the page closed before it removed the entry', async () => {
    await write()
    const storedEntries = localStore.get(key) ?? ''
    connection.asked(true)
    await sendQueuedWrites('sara')
    localStore.set(key, storedEntries)
    expect(queuedIds(), 'it is queued again').toHaveLength(1)
    await sendQueuedWrites('sara')
    expect(backend.documents[collection]).toMatchObject([stored])
    expect(outbox.getSnapshot()).toMatchObject({ queued: [], rejected: [] })
  })

  it('stays queued while another user is signed in', async () => {
    await write()
    connection.asked(true)
    backend.session = 'huda'
    await sendQueuedWrites('huda')
    expect(backend.calls).toEqual([])
    expect(queuedIds()).toHaveLength(1)
  })
})

it('keeps the last queued rating, shows it, and updates the stored one', async () => {
  backend.documents.ratings = [
    {
      $id: 'before',
      $createdAt: '2026-01-01T00:00:00.000+00:00',
      $updatedAt: '2026-01-01T00:00:00.000+00:00',
      $permissions: ['delete("user:sara")'],
      user_id: 'sara',
      game_id: 'zellige',
      rating: 1,
    },
  ]
  await rate(2)
  await rate(5)
  expect(await loadLatestRating(ids, signal)).toBe(5)
  connection.asked(true)
  await sendQueuedWrites('sara')
  expect(backend.documents.ratings).toMatchObject([{ $id: 'before', rating: 5 }])
  expect(callsNamed('update rating')).toHaveLength(1)
})

it('stores every score, including equal ones', async () => {
  await submit(120)
  await submit(120)
  await submit(90)
  connection.asked(true)
  await sendQueuedWrites('sara')
  expect(backend.documents.high_scores?.map(({ score }) => score)).toEqual([120, 120, 90])
})

it('stores a score of a daily game on the board of its day, although it is sent later', async () => {
  const daily = { userId: 'sara', gameId: 'daily-20261126-oasis-quest' }
  await submitScoreOrQueue({ ...daily, userName: 'sara', score: 90 }, signal)
  connection.asked(true)
  await sendQueuedWrites('sara')
  expect(backend.documents.high_scores).toMatchObject([{ game_id: daily.gameId, score: 90 }])
})
