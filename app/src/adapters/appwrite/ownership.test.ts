import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appwrite } from './client.ts'
import { addFavorite, listFavorites, removeFavorite } from './favorites.ts'
import { Backend } from './testing/backend.ts'
import { loadRating, saveRating } from './ratings.ts'
import { listScores, submitScore } from './scores.ts'

// Before anything is imported: where the page is.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const userId = 'amal'
const { signal } = new AbortController()
let backend: Backend

/** What another user has written in this one's name, readable by all: the server lets them. */
const forged = (game_id: string, more: object = {}) => ({
  $id: `forged-${game_id}`,
  $createdAt: '2026-01-01T00:00:00Z',
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

describe('favourites that another user wrote in one’s name', () => {
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

  it('do not count as added when they stand in the way', async () => {
    backend.documents.favorites = [forged('zellige')]
    await expect(addFavorite({ userId, gameId: 'zellige' }, signal)).rejects.toMatchObject({
      kind: 'conflict',
    })
  })
})

describe('one’s own favourites', () => {
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
    await expect(removeFavorite({ recordId: 'f1' }, signal)).rejects.toMatchObject({ kind: 'auth' })
  })
})

describe('ratings that another user wrote in one’s name', () => {
  it('are not shown and not changed', async () => {
    backend.documents.ratings = [forged('zellige', { rating: 1 })]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(null)
    await expect(saveRating({ userId, gameId: 'zellige', stars: 5 }, signal)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(backend.documents.ratings).toEqual([forged('zellige', { rating: 1 })])
  })

  it.each([0, 6, null, '5', true, [4]])('show no stars that are none: %s', async (rating) => {
    backend.documents.ratings = [own('zellige', { rating })]
    expect(await loadRating({ userId, gameId: 'zellige' }, signal)).toBe(null)
  })

  it('do not hide that one’s own came first in another tab', async () => {
    backend.documents.ratings = [own('zellige', { rating: 2 })]
    await saveRating({ userId, gameId: 'zellige', stars: 5 }, signal)
    expect(backend.documents.ratings).toEqual([own('zellige', { rating: 5 })])
  })
})

describe('scores', () => {
  const score = (points: unknown, $id: string) => own('zellige', { score: points, user_name: 'x', $id })

  it('that are no number of points are left out, and fractions are rounded', async () => {
    backend.documents.high_scores = [
      score(null, 's1'),
      score('9', 's2'),
      score(-1, 's3'),
      score(41.6, 's4'),
    ].map((row, index) => ({ ...row, $id: `s${index}` }))
    const rows = await listScores({ gameId: 'zellige' }, signal)
    expect(rows.map((row) => row.score)).toEqual([42])
  })

  it('are not taken for posted when the id turns out to be somebody else’s', async () => {
    const input = { gameId: 'zellige', userId, userName: 'amal', score: 10 }
    backend.wrong.set('submit score', '409')
    await expect(submitScore(input, signal)).rejects.toMatchObject({ kind: 'conflict' })
    backend.wrong.clear()
    await submitScore(input, signal)
    const ids = backend.calls.filter(({ name }) => name === 'submit score').map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(backend.documents.high_scores).toHaveLength(1)
  })
})
