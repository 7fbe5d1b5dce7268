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

describe('favorites that another user created with this user’s id', () => {
  it('omits them from the list', async () => {
    backend.documents.favorites = [forged('zellige'), own('oasis-quest')]
    expect(await listFavorites({ userId }, signal)).toEqual([
      { gameId: 'oasis-quest', recordId: 'own-oasis-quest' },
    ])
  })

  it('omits them when their permissions are malformed', async () => {
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

  it('lists the user’s own beyond any number of them', async () => {
    backend.documents.favorites = [
      ...Array.from({ length: 1200 }, (_, index) => forged(`g${index}`)),
      own('zellige'),
    ]
    expect(await listFavorites({ userId }, signal)).toEqual([{ gameId: 'zellige', recordId: 'own-zellige' }])
  })

  it('stops reading pages of them at the limit', async () => {
    backend.documents.favorites = Array.from({ length: 5000 }, (_, index) => forged(`g${index}`))
    expect(await listFavorites({ userId }, signal)).toEqual([])
    expect(backend.calls).toHaveLength(5)
  })

  it('adds and removes the user’s own beside them', async () => {
    backend.documents.favorites = [forged('zellige')]
    const { recordId } = await addFavorite({ userId, gameId: 'zellige' }, signal)
    expect(await listFavorites({ userId }, signal)).toEqual([{ gameId: 'zellige', recordId }])
    await removeFavorite({ userId, gameId: 'zellige', recordId }, signal)
    expect(backend.documents.favorites).toEqual([forged('zellige')])
  })

  it('reports a conflict on a server with the unique index, without endless requests', async () => {
    backend.uniquePairs = true
    backend.documents.favorites = [forged('zellige')]
    const added = addFavorite({ userId, gameId: 'zellige' }, signal)
    await expect(added).rejects.toMatchObject({ kind: 'conflict' })
    expect(backend.calls.map(({ name }) => name)).toEqual(['find favorite', 'add favorite', 'find favorite'])
  })
})

describe('the user’s favorites', () => {
  it('lists up to 500 with one request', async () => {
    backend.documents.favorites = Array.from({ length: 520 }, (_, index) => own(`g${index}`))
    expect(await listFavorites({ userId }, signal)).toHaveLength(500)
    expect(backend.calls).toHaveLength(1)
  })

  it('finds an existing favorite beyond the 500th', async () => {
    backend.documents.favorites = Array.from({ length: 520 }, (_, index) => own(`g${index}`))
    expect(await addFavorite({ userId, gameId: 'g510' }, signal)).toEqual({ recordId: 'own-g510' })
    expect(backend.documents.favorites).toHaveLength(520)
  })

  it('ignores a malformed row beside them', async () => {
    backend.documents.favorites = [own('zellige', { game_id: 7 }), own('oasis-quest')]
    expect(await listFavorites({ userId }, signal)).toHaveLength(1)
  })

  it.each([null, 'huda'])('fails when the current user is %s', async (session) => {
    backend.session = session
    backend.accounts.set('huda@example.com', { id: 'huda', password: 'open sesame' })
    const added = addFavorite({ userId, gameId: 'zellige' }, signal)
    await expect(added).rejects.toMatchObject({ kind: 'auth' })
    const rated = saveRating({ userId, gameId: 'zellige', stars: 4 }, signal)
    await expect(rated).rejects.toMatchObject({ kind: 'auth' })
  })

  it('does not let a guest remove one', async () => {
    backend.session = null
    const removed = removeFavorite({ userId, gameId: 'zellige', recordId: 'f1' }, signal)
    await expect(removed).rejects.toMatchObject({ kind: 'auth' })
  })
})

describe('duplicate favorites of two tabs', () => {
  const twice = () => [own('zellige'), own('oasis-quest'), { ...own('zellige'), $id: 'again' }]

  it('lists the game once', async () => {
    const added = await Promise.all(
      [1, 2].map(async () => addFavorite({ userId, gameId: 'zellige' }, signal)),
    )
    expect(new Set(added.map(({ recordId }) => recordId)).size, 'both tabs were first').toBe(2)
    expect(await listFavorites({ userId }, signal)).toHaveLength(1)
  })

  it('removes all of them, the known one last', async () => {
    backend.documents.favorites = twice()
    await removeFavorite({ userId, gameId: 'zellige', recordId: 'again' }, signal)
    expect(backend.documents.favorites).toEqual([own('oasis-quest')])
  })

  it('remain a favorite while one cannot be removed', async () => {
    backend.documents.favorites = twice()
    backend.wrong.set('remove favorite', '403')
    const removed = removeFavorite({ userId, gameId: 'zellige', recordId: 'again' }, signal)
    await expect(removed).rejects.toMatchObject({ kind: 'permission' })
    expect(await listFavorites({ userId }, signal)).toHaveLength(2)
  })

  it('does not add a third', async () => {
    backend.documents.favorites = twice()
    expect(await addFavorite({ userId, gameId: 'zellige' }, signal)).toEqual({ recordId: 'own-zellige' })
    expect(backend.documents.favorites).toHaveLength(3)
  })
})

describe('ratings that another user created with this user’s id', () => {
  it('neither shows nor changes them', async () => {
    backend.documents.ratings = [forged('zellige', { rating: 1 })]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(null)
    await saveRating({ userId, gameId: 'zellige', stars: 5 }, signal)
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(5)
    expect(backend.documents.ratings).toContainEqual(forged('zellige', { rating: 1 }))
  })

  it('reports a conflict on a server with the unique index', async () => {
    backend.uniquePairs = true
    backend.documents.ratings = [forged('zellige', { rating: 1 })]
    await expect(saveRating({ userId, gameId: 'zellige', stars: 5 }, signal)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(backend.documents.ratings).toEqual([forged('zellige', { rating: 1 })])
    expect(backend.calls.map(({ name }) => name)).toEqual(['find rating', 'create rating', 'find rating'])
  })

  it('finds the user’s own beyond any number of them', async () => {
    backend.documents.ratings = [
      ...Array.from({ length: 1200 }, (_, index) => ({
        ...forged('zellige', { rating: 1 }),
        $id: `f${index}`,
      })),
      own('zellige', { rating: 4 }),
    ]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(4)
  })

  it.each([0, 6, 4.5, null, '5', true, [4]])('shows no invalid stars: %s', async (rating) => {
    backend.documents.ratings = [own('zellige', { rating })]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(null)
  })
})

describe('the user’s ratings', () => {
  const rating = ($id: string, stars: number, second: number) => ({
    ...own('zellige', { rating: stars }),
    $id,
    $updatedAt: `2026-01-01T00:00:0${second}.000+00:00`,
  })
  const save = (stars: number) => saveRating({ userId, gameId: 'zellige', stars }, signal)
  const kept = () => backend.documents.ratings?.map(({ $id, rating: stars }) => [$id, stars])

  it('updates an existing rating', async () => {
    backend.documents.ratings = [own('zellige', { rating: 2 })]
    await save(5)
    expect(kept()).toEqual([['own-zellige', 5]])
  })

  it('updates a rating created meanwhile, on a server with the unique index', async () => {
    backend.uniquePairs = true
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (init.method === 'POST') backend.documents.ratings = [own('zellige', { rating: 2 })]
      return backend.fetch(address, init)
    })
    await save(5)
    expect(kept()).toEqual([['own-zellige', 5]])
  })

  it('uses the newest of two tabs’ ratings', async () => {
    backend.documents.ratings = [rating('first', 2, 1), rating('last', 4, 3), rating('second', 3, 2)]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(4)
  })

  it('uses the last created of two ratings with the same time', async () => {
    backend.documents.ratings = [rating('first', 2, 1), rating('last', 4, 1)]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(4)
  })

  it('merges two tabs’ ratings with the next save', async () => {
    await Promise.all([save(3), save(4)])
    expect(kept()).toHaveLength(2)
    await save(5)
    await vi.waitFor(() => expect(kept()).toHaveLength(1))
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(5)
  })

  it('saves a rating even if older ones cannot be removed', async () => {
    backend.documents.ratings = [rating('first', 2, 1), rating('second', 3, 2)]
    backend.wrong.set('remove rating', '403')
    await save(5)
    await vi.waitFor(() => expect(backend.calls.at(-1)?.name).toBe('remove rating'))
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(5)
  })
})
