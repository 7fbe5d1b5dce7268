import { Secret } from '@saha/machines/auth'
import { selectFavoriteBusy, selectIsFavorite } from '@saha/machines/favorite'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { createBackendSockets } from '../../adapters/appwrite/testing/backend-sockets.ts'
import { appwrite } from '../../adapters/appwrite/client/client.ts'
import { startSessionActors, type SessionActors } from './session-actors.ts'

// The modules read the page's origin and browser APIs when imported.
vi.hoisted(() => {
  const target = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('window', { ...target, location: { origin: 'https://portal.test' } })
  vi.stubGlobal('document', target)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
      close() {}
    },
  )
})

let backend: Backend
let sockets: ReturnType<typeof createBackendSockets>
let actors: SessionActors

const callsNamed = (name: string) => backend.calls.filter((call) => call.name === name)
const toggle = { type: 'favorite.toggle' } as const
const isFavorite = (gameId: string) => selectIsFavorite(actors.getFavoriteActor(gameId).getSnapshot())
const waitUntilIdle = (gameId: string) =>
  vi.waitFor(() => expect(selectFavoriteBusy(actors.getFavoriteActor(gameId).getSnapshot())).toBe(false))

beforeAll(() => appwrite())
afterEach(() => actors.stop())
beforeEach(async () => {
  backend = new Backend()
  backend.accounts.set('sara@example.com', { id: 'u1', password: 'open sesame' })
  backend.accounts.set('huda@example.com', { id: 'u2', password: 'open sesame' })
  backend.session = 'u1'
  vi.stubGlobal('fetch', backend.fetch)
  sockets = createBackendSockets()
  vi.stubGlobal('WebSocket', sockets.Socket)
  actors = startSessionActors()
  await vi.waitFor(() => expect(callsNamed('list favorites')).toHaveLength(1))
})

it('shares one actor per game, so that two buttons send one request', async () => {
  actors.getFavoriteActor('zellige').send(toggle)
  actors.getFavoriteActor('zellige').send(toggle)
  await waitUntilIdle('zellige')
  expect(callsNamed('add favorite')).toHaveLength(1)
  expect(isFavorite('zellige')).toBe(true)
  expect(actors.favorites.getSnapshot().context.records).toMatchObject([{ gameId: 'zellige' }])
})

it('removes all records of a favorite, including one that another tab created', async () => {
  const permissions = { $permissions: ['delete("user:u1")'], user_id: 'u1', game_id: 'zellige' }
  actors.getFavoriteActor('zellige').send(toggle)
  await waitUntilIdle('zellige')
  backend.documents.favorites?.push({ ...permissions, $id: 'other-tab' })
  actors.getFavoriteActor('zellige').send(toggle)
  await waitUntilIdle('zellige')
  expect(isFavorite('zellige')).toBe(false)
  expect(backend.documents.favorites).toEqual([])
})

it('stops an actor once no button uses it and it is idle', async () => {
  const first = actors.getFavoriteActor('zellige')
  const [release, releaseOther] = [
    actors.retainFavoriteActor('zellige'),
    actors.retainFavoriteActor('zellige'),
  ]
  release()
  await Promise.resolve()
  expect(actors.getFavoriteActor('zellige')).toBe(first)
  first.send(toggle)
  releaseOther()
  await Promise.resolve()
  expect(actors.getFavoriteActor('zellige')).toBe(first)
  await waitUntilIdle('zellige')
  actors.retainFavoriteActor('zellige')()
  await Promise.resolve()
  expect(actors.getFavoriteActor('zellige')).not.toBe(first)
  expect(first.getSnapshot().status).toBe('stopped')
  expect(isFavorite('zellige')).toBe(true)
})

it('handles different games in parallel', async () => {
  actors.getFavoriteActor('zellige').send(toggle)
  actors.getFavoriteActor('oasis-quest').send(toggle)
  await Promise.all([waitUntilIdle('zellige'), waitUntilIdle('oasis-quest')])
  expect(backend.documents.favorites).toHaveLength(2)
  actors.getFavoriteActor('zellige').send(toggle)
  await waitUntilIdle('zellige')
  expect(backend.documents.favorites).toMatchObject([{ game_id: 'oasis-quest' }])
  expect(isFavorite('oasis-quest')).toBe(true)
})

it('does not show the favorites of the previous user', async () => {
  actors.getFavoriteActor('zellige').send(toggle)
  await waitUntilIdle('zellige')
  actors.auth.send({ type: 'auth.signOut' })
  await vi.waitFor(() => expect(isFavorite('zellige')).toBe(false))
  actors.auth.send({ type: 'auth.signIn', email: 'huda@example.com', password: new Secret('open sesame') })
  await vi.waitFor(() => expect(callsNamed('list favorites')).toHaveLength(2))
  expect(isFavorite('zellige')).toBe(false)
  expect(actors.favorites.getSnapshot().context.userId).toBe('u2')
})

it('applies changes from other tabs, and closes the connection on sign-out', async () => {
  await vi.waitFor(() => expect(sockets.opened).toHaveLength(1))
  const [socket] = sockets.opened
  await socket?.accept()
  const favorite = { $id: 'other-tab', game_id: 'zellige', $permissions: ['delete("user:u1")'] }
  const emit = (change: string, payload: object) =>
    socket?.receive({
      type: 'event',
      data: { events: [`databases.d.collections.c.documents.i.${change}`], payload },
    })
  emit('create', favorite)
  expect(isFavorite('zellige')).toBe(true)
  emit('delete', { ...favorite, $id: 'duplicate' })
  expect(isFavorite('zellige')).toBe(true)
  emit('delete', favorite)
  expect(isFavorite('zellige')).toBe(false)
  actors.auth.send({ type: 'auth.signOut' })
  await vi.waitFor(() => expect(socket?.closed).toBe(true))
})
