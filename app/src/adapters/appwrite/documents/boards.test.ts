import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { appwrite } from '../client/client.ts'
import { Backend } from '../testing/backend.ts'
import { findOwnPlace, findScore, listBoard, listOwnScores } from './boards.ts'

// Sets the page's URL before any import.
vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const row = (id: string, gameId: string, score: number, owner: string, day: number) => ({
  $id: id,
  $createdAt: `2026-11-${day}T10:00:00.000+00:00`,
  $permissions: [`delete("user:${owner}")`],
  game_id: gameId,
  user_id: 'amal',
  user_name: 'amal',
  score,
})

const { signal } = new AbortController()
const allTime = { gameId: null, since: null }
let backend: Backend

beforeAll(() => appwrite())
beforeEach(() => {
  backend = new Backend()
  backend.documents.high_scores = [
    row('old', 'zellige', 900, 'nour', 10),
    row('mine', 'zellige', 700, 'amal', 21),
    row('equal', 'zellige', 700, 'sara', 20),
    row('forged', 'zellige', 99_999, 'mallory', 22),
    row('other', 'dune-rally', 800, 'amal', 22),
  ]
  vi.stubGlobal('fetch', backend.fetch)
})

test('lists all games, or one, best first', async () => {
  const all = await listBoard(allTime, true)(undefined, signal)
  expect(all.map(({ id, gameId }) => `${id} ${gameId}`)).toEqual([
    'forged zellige',
    'old zellige',
    'other dune-rally',
    'mine zellige',
    'equal zellige',
  ])
  const game = await listBoard({ gameId: 'dune-rally', since: null }, true)(undefined, signal)
  expect(game.map(({ id }) => id)).toEqual(['other'])
})

test('lists scores since a time', async () => {
  const recent = await listBoard({ gameId: 'zellige', since: '2026-11-21T00:00:00.000Z' }, false)(
    undefined,
    signal,
  )
  expect(recent.map(({ id }) => id)).toEqual(['mine', 'forged'])
})

test('ranks the user’s best score after earlier equal ones', async () => {
  expect(await findOwnPlace({ userId: 'amal', board: { gameId: 'zellige', since: null } }, signal)).toEqual({
    rank: 4,
    score: 700,
  })
  expect(await findOwnPlace({ userId: 'amal', board: allTime }, signal)).toEqual({ rank: 3, score: 800 })
})

test('finds no place for a user who has only forged rows', async () => {
  expect(await findOwnPlace({ userId: 'omar', board: allTime }, signal)).toBeNull()
})

test('lists only the user’s own scores', async () => {
  const own = await listOwnScores({ userId: 'amal' }, signal)
  expect(own.map(({ id }) => id)).toEqual(['mine', 'other'])
})

test('reads a score by its id, and nothing for a missing or malformed one', async () => {
  backend.documents.high_scores?.push({ ...row('odd', 'zellige', 1, 'nour', 20), score: 'many' })
  expect(await findScore('old', signal)).toMatchObject({ gameId: 'zellige', score: 900, userName: 'amal' })
  expect(await findScore('missing', signal)).toBeNull()
  expect(await findScore('odd', signal)).toBeNull()
})
