import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followFavorites } from './follow-favorites.ts'
import { followScores } from './follow-scores.ts'
import { createBackendSockets } from '../testing/backend-sockets.ts'

// Stubs the browser's globals before any import.
const page = vi.hoisted(() => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const window = Object.assign(new EventTarget(), {
    location: { origin: 'https://portal.test' },
    localStorage: { getItem: (): string | null => null },
  })
  vi.stubGlobal('window', window)
  return page
})

let sockets: ReturnType<typeof createBackendSockets>
const heard: unknown[] = []
const leave: (() => void)[] = []

const board = () => {
  const stop = followScores('zellige', {
    onScore: (score) => heard.push(score),
    onGone: (id) => heard.push(`gone ${id}`),
    onBack: () => heard.push('back'),
  })
  leave.push(stop)
  return stop
}
const socket = () => sockets.opened.at(-1)
const connect = async (greeting: object = connected) => {
  await socket()?.accept()
  socket()?.receive(greeting)
}
const connected = { type: 'connected', data: { channels: [], subscriptions: [], user: { $id: 'amal' } } }
const event = (change: string, payload: object) => ({
  type: 'event',
  data: { events: [`tablesdb.games_db.tables.t.rows.r.${change}`, 'databases.*'], payload },
})
const score = {
  $id: 's1',
  $createdAt: '2026-01-01T00:00:00.000+00:00',
  $permissions: ['delete("user:amal")'],
  game_id: 'zellige',
  user_name: 'Amal',
  score: 70,
}
const look = (visibility: 'visible' | 'hidden') => {
  page.visibilityState = visibility
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = createBackendSockets()
  vi.stubGlobal('WebSocket', sockets.Socket)
  heard.length = 0
  page.visibilityState = 'visible'
})
afterEach(() => {
  for (const stop of leave.splice(0)) stop()
  vi.useRealTimers()
})

it('subscribes to one game’s scores and reports each', async () => {
  board()
  const url = new URL(socket()?.url ?? '')
  expect(url.origin + url.pathname).toBe('wss://portal.test/v1/realtime')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    project: 'games-portal',
    'channels[]': 'databases.games_db.collections.high_scores.documents',
    'databases_games_db_collections_high_scores_documents[0][]':
      '{"method":"equal","attribute":"game_id","values":["zellige"]}',
  })
  await connect()
  socket()?.receive(event('create', score))
  socket()?.receive(event('create', { $id: 'malformed' }))
  socket()?.receive(event('delete', score))
  expect(heard).toEqual([expect.objectContaining({ id: 's1', ownerId: 'amal', score: 70 }), 'gone s1'])
})

it('reports only the current user’s favorites', async () => {
  leave.push(
    followFavorites('amal', {
      onAdded: ({ gameId }) => heard.push(gameId),
      onRemoved: ({ gameId }) => heard.push(`not ${gameId}`),
      onBack: () => {},
    }),
  )
  const favorite = { $id: 'f1', game_id: 'zellige', $permissions: ['delete("user:amal")'] }
  await connect()
  socket()?.receive(event('create', { ...favorite, $permissions: ['delete("user:basim")'] }))
  socket()?.receive(event('create', favorite))
  socket()?.receive(event('delete', favorite))
  expect(heard).toEqual(['zellige', 'not zellige'])
})

it('authenticates with the stored session without a cookie', async () => {
  vi.spyOn(window.localStorage, 'getItem').mockReturnValue('{"a_session_games-portal":"secret"}')
  board()
  await connect({ ...connected, data: { user: null } })
  expect(socket()?.sent).toEqual([{ type: 'authentication', data: { session: 'secret' } }])
})

it('reconnects after a drop and reports possibly missed events', async () => {
  board()
  await connect()
  expect(heard).toEqual([])
  socket()?.drop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets.opened).toHaveLength(2)
  await connect()
  expect(heard).toEqual(['back'])
})

it('backs off without realtime, then stops until the page becomes visible again', async () => {
  board()
  const asked: number[][] = []
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 32_000]) {
    socket()?.drop()
    await vi.advanceTimersByTimeAsync(pause / 2 - 1)
    const early = sockets.opened.length
    await vi.advanceTimersByTimeAsync(pause / 2 + 1)
    asked.push([early, sockets.opened.length])
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6].map((before) => [before, before + 1]))
  socket()?.drop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(sockets.opened).toHaveLength(7)
  look('hidden')
  look('visible')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets.opened).toHaveLength(8)
})

it('does not connect while the page is hidden', async () => {
  board()
  socket()?.drop()
  look('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.opened).toHaveLength(1)
})

it('does not retry after a policy violation', async () => {
  board()
  await socket()?.accept()
  socket()?.receive({ type: 'error', data: { code: 1008, message: 'Missing or unknown project ID' } })
  socket()?.drop()
  look('visible')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.opened).toHaveLength(1)
})

it('closes a connection that stops responding', async () => {
  board()
  await connect()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(socket()?.sent).toEqual([{ type: 'ping' }])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sockets.opened[0]?.closed).toBe(true)
})

it('closes the connection on unsubscribe', async () => {
  const stop = board()
  await connect()
  stop()
  expect(socket()?.closed).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets.opened).toHaveLength(1)
})
