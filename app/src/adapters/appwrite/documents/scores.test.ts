import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appwrite } from '../client/client.ts'
import { listScores, submitScore } from './scores.ts'
import { Backend } from '../testing/backend.ts'

// Sets the page's URL before any import.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const userId = 'amal'
const { signal } = new AbortController()
let backend: Backend

/** Row of the scoreboard in amal's name, created by `maker`. */
const row = ($id: string, more: object = {}, maker = userId) => ({
  $id,
  $createdAt: '2026-01-01T00:00:00.000+00:00',
  $updatedAt: '2026-01-01T00:00:00.000+00:00',
  $permissions: [`read("user:${maker}")`, `update("user:${maker}")`, `delete("user:${maker}")`],
  user_id: userId,
  user_name: 'amal',
  game_id: 'zellige',
  score: 10,
  ...more,
})
const list = () => listScores({ gameId: 'zellige' }, signal)

beforeAll(() => appwrite())
beforeEach(() => {
  backend = new Backend()
  backend.accounts.set('amal@example.com', { id: userId, password: 'open sesame' })
  backend.session = userId
  vi.stubGlobal('fetch', backend.fetch)
})

describe('the rows of the scoreboard', () => {
  it('belong to the user who may delete them, regardless of their user id', async () => {
    backend.documents.high_scores = [
      row('own'),
      row('forged', {}, 'mallory'),
      row('nobodys', { $permissions: [] }),
      row('everybodys', { $permissions: ['delete("users")', 'delete("any")'] }),
    ]
    expect((await list()).map(({ id, ownerId }) => [id, ownerId])).toEqual([
      ['own', 'amal'],
      ['forged', 'mallory'],
      ['nobodys', null],
      ['everybodys', null],
    ])
  })

  it.each([null, '9', -1, 41.6, 1e300, true, [9], {}])('omits a row with score %j', async (score) => {
    backend.documents.high_scores = [row('odd', { score }), row('good')]
    expect((await list()).map(({ id }) => id)).toEqual(['good'])
  })

  it('omits a row with an unsafe integer score', async () => {
    const answer = JSON.stringify({ total: 2, documents: [row('odd', { score: 'HUGE' }), row('good')] })
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(answer.replace('"HUGE"', '90071992547409930'), {
          headers: { 'content-type': 'application/json' },
        }),
    )
    expect((await list()).map(({ id }) => id)).toEqual(['good'])
  })

  it('accepts the largest safe integer', async () => {
    backend.documents.high_scores = [row('top', { score: Number.MAX_SAFE_INTEGER })]
    expect((await list())[0]?.score).toBe(Number.MAX_SAFE_INTEGER)
  })

  it.each([null, 7, '', '\u202E', ['x']])('omits a row with name %j', async (user_name) => {
    backend.documents.high_scores = [row('odd', { user_name }), row('good')]
    expect((await list()).map(({ id }) => id)).toEqual(['good'])
  })
})

describe('a score', () => {
  const input = { gameId: 'zellige', userId, userName: 'amal', score: 10 }

  it('returns the row that the server created', async () => {
    const { recordId } = await submitScore(input, signal)
    expect((await list()).map(({ id, ownerId }) => [id, ownerId])).toEqual([[recordId, 'amal']])
  })

  it('is not considered posted when the id belongs to another user', async () => {
    backend.wrong.set('submit score', '409')
    await expect(submitScore(input, signal)).rejects.toMatchObject({ kind: 'conflict' })
    backend.wrong.clear()
    await submitScore(input, signal)
    const ids = backend.calls.filter(({ name }) => name === 'submit score').map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(backend.documents.high_scores).toHaveLength(1)
  })

  it('is not considered posted because of another user’s row with its id', async () => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (init.method === 'POST') {
        const { documentId } = JSON.parse(init.body as string) as { documentId: string }
        backend.documents.high_scores = [row(documentId, {}, 'mallory')]
      }
      return backend.fetch(address, init)
    })
    await expect(submitScore({ ...input, score: 10 }, signal)).rejects.toMatchObject({ kind: 'conflict' })
  })
})
