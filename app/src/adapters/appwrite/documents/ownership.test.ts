import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appwrite } from '../client/client.ts'
import { addFavorite, listFavorites, removeFavorite } from './favorites.ts'
import { Backend } from '../testing/backend.ts'
import { loadRating, saveRating } from './ratings.ts'

// Sets the page's URL before any import.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const userId = 'amal'
const { signal } = new AbortController()
let backend: Backend

/** Document that another user created with this user's id, which the server allows. */
const forged = (game_id: string, more: object = {}) => ({
  $id: `forged-${game_id}`,
  $createdAt: '2026-01-01T00:00:00.000+00:00',
  $updatedAt: '2026-01-01T00:00:00.000+00:00',
  $permissions: ['read("any")', 'delete("user:mallory")', `update("user:${userId}")`],
  user_id: userId,
  game_id,
  ...more,
})
const own = (game_id: string, more: object = {}) => ({
  ...forged(game_id, more),
  $id: `own-${game_id}`,
  $permissions: [`delete("user:${userId}")`],
})

beforeAll(() => appwrite())
beforeEach(() => {
  backend = new Backend()
  backend.accounts.set('amal@example.com', { id: userId, password: 'open sesame' })
  backend.session = userId
  vi.stubGlobal('fetch', backend.fetch)
})

describe('favorites that another user wrote in one’s name', () => {
  it('are not listed', async () => {
    backend.documents.favorites = [forged('zellige'), own('oasis-quest')]
    expect(await listFavorites({ userId }, signal)).toEqual([
      { gameId: 'oasis-quest', recordId: 'own-oasis-quest' },
    ])
  })

  it('are not listed when they claim permissions in odd shapes', async () => {
    const claims = [
      undefined,
      null,
      'delete("user:amal")',
      [['delete("user:amal")']],
      ['delete("user:amal/x")'],
      ['delete("user:mallory")', 'delete("user:amal")'],
      ['delete("user:amal")', 'delete("user:mallory")'],
      ['delete("users")'],
      [7],
      [],
    ]
    backend.documents.favorites = claims.map(($permissions, index) => ({
      ...forged(`g${index}`),
      $id: `f${index}`,
      $permissions,
    }))
    expect(await listFavorites({ userId }, signal)).toEqual([])
  })

  it('do not push one’s own off the list, however many they are', async () => {
    backend.documents.favorites = [
      ...Array.from({ length: 1200 }, (_, index) => forged(`g${index}`)),
      own('zellige'),
    ]
    expect(await listFavorites({ userId }, signal)).toEqual([{ gameId: 'zellige', recordId: 'own-zellige' }])
  })

  it('are leafed through to an end', async () => {
    backend.documents.favorites = Array.from({ length: 5000 }, (_, index) => forged(`g${index}`))
    expect(await listFavorites({ userId }, signal)).toEqual([])
    expect(backend.calls).toHaveLength(5)
  })

  it('cost nothing: one’s own is added beside them, and removed', async () => {
    backend.documents.favorites = [forged('zellige')]
    const { recordId } = await addFavorite({ userId, gameId: 'zellige' }, signal)
    expect(await listFavorites({ userId }, signal)).toEqual([{ gameId: 'zellige', recordId }])
    await removeFavorite({ userId, gameId: 'zellige', recordId }, signal)
    expect(backend.documents.favorites).toEqual([forged('zellige')])
  })

  it('are a conflict on a server that has the unique index still, and are not asked for without end', async () => {
    backend.uniquePairs = true
    backend.documents.favorites = [forged('zellige')]
    const added = addFavorite({ userId, gameId: 'zellige' }, signal)
    await expect(added).rejects.toMatchObject({ kind: 'conflict' })
    expect(backend.calls.map(({ name }) => name)).toEqual(['find favorite', 'add favorite', 'find favorite'])
  })
})

describe('one’s own favorites', () => {
  it('are asked for once, up to 500', async () => {
    backend.documents.favorites = Array.from({ length: 520 }, (_, index) => own(`g${index}`))
    expect(await listFavorites({ userId }, signal)).toHaveLength(500)
    expect(backend.calls).toHaveLength(1)
  })

  it('are found beyond the 500th when they are added again', async () => {
    backend.documents.favorites = Array.from({ length: 520 }, (_, index) => own(`g${index}`))
    expect(await addFavorite({ userId, gameId: 'g510' }, signal)).toEqual({ recordId: 'own-g510' })
    expect(backend.documents.favorites).toHaveLength(520)
  })

  it('are left alone when a row beside them is malformed', async () => {
    backend.documents.favorites = [own('zellige', { game_id: 7 }), own('oasis-quest')]
    expect(await listFavorites({ userId }, signal)).toHaveLength(1)
  })

  it.each([null, 'huda'])('need their owner signed in, and now it is %s', async (session) => {
    backend.session = session
    backend.accounts.set('huda@example.com', { id: 'huda', password: 'open sesame' })
    const added = addFavorite({ userId, gameId: 'zellige' }, signal)
    await expect(added).rejects.toMatchObject({ kind: 'auth' })
    const rated = saveRating({ userId, gameId: 'zellige', stars: 4 }, signal)
    await expect(rated).rejects.toMatchObject({ kind: 'auth' })
  })

  it('are not removed by a guest', async () => {
    backend.session = null
    const removed = removeFavorite({ userId, gameId: 'zellige', recordId: 'f1' }, signal)
    await expect(removed).rejects.toMatchObject({ kind: 'auth' })
  })
})

describe('favorites that two tabs have added at once', () => {
  const twice = () => [own('zellige'), own('oasis-quest'), { ...own('zellige'), $id: 'again' }]

  it('are one heart', async () => {
    const added = await Promise.all(
      [1, 2].map(async () => addFavorite({ userId, gameId: 'zellige' }, signal)),
    )
    expect(new Set(added.map(({ recordId }) => recordId)).size, 'both tabs were first').toBe(2)
    expect(await listFavorites({ userId }, signal)).toHaveLength(1)
  })

  it('are removed together, the one that is known last', async () => {
    backend.documents.favorites = twice()
    await removeFavorite({ userId, gameId: 'zellige', recordId: 'again' }, signal)
    expect(backend.documents.favorites).toEqual([own('oasis-quest')])
  })

  it('stay a favorite while one of them could not be removed', async () => {
    backend.documents.favorites = twice()
    backend.wrong.set('remove favorite', '403')
    const removed = removeFavorite({ userId, gameId: 'zellige', recordId: 'again' }, signal)
    await expect(removed).rejects.toMatchObject({ kind: 'permission' })
    expect(await listFavorites({ userId }, signal)).toHaveLength(2)
  })

  it('are not added a third time', async () => {
    backend.documents.favorites = twice()
    expect(await addFavorite({ userId, gameId: 'zellige' }, signal)).toEqual({ recordId: 'own-zellige' })
    expect(backend.documents.favorites).toHaveLength(3)
  })
})

describe('ratings that another user wrote in one’s name', () => {
  it('are not shown, not changed, and cost nothing', async () => {
    backend.documents.ratings = [forged('zellige', { rating: 1 })]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(null)
    await saveRating({ userId, gameId: 'zellige', stars: 5 }, signal)
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(5)
    expect(backend.documents.ratings).toContainEqual(forged('zellige', { rating: 1 }))
  })

  it('are a conflict on a server that has the unique index still', async () => {
    backend.uniquePairs = true
    backend.documents.ratings = [forged('zellige', { rating: 1 })]
    await expect(saveRating({ userId, gameId: 'zellige', stars: 5 }, signal)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(backend.documents.ratings).toEqual([forged('zellige', { rating: 1 })])
    expect(backend.calls.map(({ name }) => name)).toEqual(['find rating', 'create rating', 'find rating'])
  })

  it('do not hide one’s own, however many they are', async () => {
    backend.documents.ratings = [
      ...Array.from({ length: 1200 }, (_, index) => ({
        ...forged('zellige', { rating: 1 }),
        $id: `f${index}`,
      })),
      own('zellige', { rating: 4 }),
    ]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(4)
  })

  it.each([0, 6, 4.5, null, '5', true, [4]])('show no stars that are none: %s', async (rating) => {
    backend.documents.ratings = [own('zellige', { rating })]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(null)
  })
})

describe('one’s own ratings', () => {
  const rating = ($id: string, stars: number, second: number) => ({
    ...own('zellige', { rating: stars }),
    $id,
    $updatedAt: `2026-01-01T00:00:0${second}.000+00:00`,
  })
  const save = (stars: number) => saveRating({ userId, gameId: 'zellige', stars }, signal)
  const kept = () => backend.documents.ratings?.map(({ $id, rating: stars }) => [$id, stars])

  it('are changed where there is one', async () => {
    backend.documents.ratings = [own('zellige', { rating: 2 })]
    await save(5)
    expect(kept()).toEqual([['own-zellige', 5]])
  })

  it('that came meanwhile are changed, on a server that has the unique index still', async () => {
    backend.uniquePairs = true
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (init.method === 'POST') backend.documents.ratings = [own('zellige', { rating: 2 })]
      return backend.fetch(address, init)
    })
    await save(5)
    expect(kept()).toEqual([['own-zellige', 5]])
  })

  it('of two tabs that saved at once: the newest counts', async () => {
    backend.documents.ratings = [rating('first', 2, 1), rating('last', 4, 3), rating('second', 3, 2)]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(4)
  })

  it('of two tabs in the very same moment: the one that was made last counts', async () => {
    backend.documents.ratings = [rating('first', 2, 1), rating('last', 4, 1)]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(4)
  })

  it('of two tabs become one with the next saving', async () => {
    await Promise.all([save(3), save(4)])
    expect(kept()).toHaveLength(2)
    await save(5)
    await vi.waitFor(() => expect(kept()).toHaveLength(1))
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(5)
  })

  it('are saved also when the older ones cannot be removed', async () => {
    backend.documents.ratings = [rating('first', 2, 1), rating('second', 3, 2)]
    backend.wrong.set('remove rating', '403')
    await save(5)
    await vi.waitFor(() => expect(backend.calls.at(-1)?.name).toBe('remove rating'))
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(5)
  })
})
