import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appwrite } from '../../adapters/appwrite/client.ts'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { lasting } from '../../adapters/storage/preferences.ts'
import { connection } from '../../adapters/network/connection.ts'
import { outbox } from '../outbox/outbox.ts'
import { ratingLoading, ratingSaving, scoreSubmission, sendWaiting } from './waiting.ts'

// Before anything is imported: where the page is.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const key = 'saha.outbox'
const of = { userId: 'sara', gameId: 'zellige' }
const { signal } = new AbortController()
let backend: Backend

const rate = (stars: number) => ratingSaving({ ...of, stars }, signal)
const post = (score: number) => scoreSubmission({ ...of, userName: 'sara', score }, signal)
const made = (name: string) => backend.calls.filter((call) => call.name === name)
const waitingIds = () => outbox.of('sara').map(({ id }) => id)

beforeAll(() => appwrite())
beforeEach(() => {
  backend = new Backend()
  backend.accounts.set('sara@example.com', { id: 'sara', password: 'open sesame' })
  backend.session = 'sara'
  vi.stubGlobal('fetch', backend.fetch)
  connection.asked(false)
})
afterEach(() => {
  connection.asked(true)
  lasting.remove(key)
  outbox.acknowledge()
})

describe.each([
  {
    what: 'a rating',
    wish: () => rate(4),
    collection: 'ratings',
    creation: 'create rating',
    stored: { game_id: 'zellige', user_id: 'sara', rating: 4 },
  },
  {
    what: 'a score',
    wish: () => post(120),
    collection: 'high_scores',
    creation: 'submit score',
    stored: { game_id: 'zellige', user_id: 'sara', user_name: 'sara', score: 120 },
  },
])('$what without a connection', ({ wish, collection, creation, stored }) => {
  it('asks nobody, and is stored once under the id that it waited with', async () => {
    await wish()
    const ids = waitingIds()
    expect(ids).toHaveLength(1)
    expect(backend.calls).toEqual([])

    connection.asked(true)
    await Promise.all([sendWaiting('sara'), sendWaiting('sara')])
    expect(made(creation).map(({ id }) => id)).toEqual(ids)
    expect(backend.documents[collection]).toMatchObject([{ ...stored, $id: ids[0] }])
    expect(outbox.getSnapshot()).toMatchObject({ waiting: [], went: [{ id: ids[0] }], refused: [] })
  })

  it('is there once also when the page ended before it noted that it had arrived', async () => {
    await wish()
    const waited = lasting.get(key) ?? ''
    connection.asked(true)
    await sendWaiting('sara')
    lasting.set(key, waited)
    expect(waitingIds(), 'it waits again').toHaveLength(1)
    await sendWaiting('sara')
    expect(backend.documents[collection]).toMatchObject([stored])
    expect(outbox.getSnapshot()).toMatchObject({ waiting: [], refused: [] })
  })

  it('goes on waiting for its person while somebody else is here', async () => {
    await wish()
    connection.asked(true)
    backend.session = 'huda'
    await sendWaiting('huda')
    expect(backend.calls).toEqual([])
    expect(waitingIds()).toHaveLength(1)
  })
})

it('lets the last stars for a game count, shows them meanwhile, and changes a rating that is there', async () => {
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
  expect(await ratingLoading(of, signal)).toBe(5)
  connection.asked(true)
  await sendWaiting('sara')
  expect(backend.documents.ratings).toMatchObject([{ $id: 'before', rating: 5 }])
  expect(made('update rating')).toHaveLength(1)
})

it('stores each score, also two that are equal', async () => {
  await post(120)
  await post(120)
  await post(90)
  connection.asked(true)
  await sendWaiting('sara')
  expect(backend.documents.high_scores?.map(({ score }) => score)).toEqual([120, 120, 90])
})
