import { Secret } from '@saha/machines/auth'
import { selectFavoriteBusy, selectIsFavorite } from '@saha/machines/favorite'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { backendSockets } from '../../adapters/appwrite/testing/sockets.ts'
import { appwrite } from '../../adapters/appwrite/client.ts'
import { startActors, type SessionActors } from './actors.ts'

// Before anything is imported: where the page is, and what it has of a browser.
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
let sockets: ReturnType<typeof backendSockets>
let portal: SessionActors

const made = (name: string) => backend.calls.filter((call) => call.name === name)
const toggle = { type: 'favorite.toggle' } as const
const shown = (gameId: string) => selectIsFavorite(portal.favorite(gameId).getSnapshot())
const rest = (gameId: string) =>
  vi.waitFor(() => expect(selectFavoriteBusy(portal.favorite(gameId).getSnapshot())).toBe(false))

beforeAll(() => appwrite())
afterEach(() => portal.stop())
beforeEach(async () => {
  backend = new Backend()
  backend.accounts.set('sara@example.com', { id: 'u1', password: 'open sesame' })
  backend.accounts.set('huda@example.com', { id: 'u2', password: 'open sesame' })
  backend.session = 'u1'
  vi.stubGlobal('fetch', backend.fetch)
  sockets = backendSockets()
  vi.stubGlobal('WebSocket', sockets.Socket)
  portal = startActors()
  await vi.waitFor(() => expect(made('list favorites')).toHaveLength(1))
})

it('is one for a game, so that two hearts of it make one call', async () => {
  portal.favorite('zellige').send(toggle)
  portal.favorite('zellige').send(toggle)
  await rest('zellige')
  expect(made('add favorite')).toHaveLength(1)
  expect(shown('zellige')).toBe(true)
  expect(portal.favorites.getSnapshot().context.records).toMatchObject([{ gameId: 'zellige' }])
})

it('takes back a favorite whole, also one that another tab has added as well', async () => {
  const permissions = { $permissions: ['delete("user:u1")'], user_id: 'u1', game_id: 'zellige' }
  portal.favorite('zellige').send(toggle)
  await rest('zellige')
  backend.documents.favorites?.push({ ...permissions, $id: 'elsewhere' })
  portal.favorite('zellige').send(toggle)
  await rest('zellige')
  expect(shown('zellige')).toBe(false)
  expect(backend.documents.favorites).toEqual([])
})

it('is kept while a heart shows it or it is busy, and no longer', async () => {
  const first = portal.favorite('zellige')
  const [hide, hideAnother] = [portal.showFavorite('zellige'), portal.showFavorite('zellige')]
  hide()
  await Promise.resolve()
  expect(portal.favorite('zellige')).toBe(first)
  first.send(toggle)
  hideAnother()
  await Promise.resolve()
  expect(portal.favorite('zellige')).toBe(first)
  await rest('zellige')
  portal.showFavorite('zellige')()
  await Promise.resolve()
  expect(portal.favorite('zellige')).not.toBe(first)
  expect(first.getSnapshot().status).toBe('stopped')
  expect(shown('zellige')).toBe(true)
})

it('lets different games go on side by side', async () => {
  portal.favorite('zellige').send(toggle)
  portal.favorite('oasis-quest').send(toggle)
  await Promise.all([rest('zellige'), rest('oasis-quest')])
  expect(backend.documents.favorites).toHaveLength(2)
  portal.favorite('zellige').send(toggle)
  await rest('zellige')
  expect(backend.documents.favorites).toMatchObject([{ game_id: 'oasis-quest' }])
  expect(shown('oasis-quest')).toBe(true)
})

it('shows nobody the favorites of who was here before', async () => {
  portal.favorite('zellige').send(toggle)
  await rest('zellige')
  portal.auth.send({ type: 'auth.signOut' })
  await vi.waitFor(() => expect(shown('zellige')).toBe(false))
  portal.auth.send({ type: 'auth.signIn', email: 'huda@example.com', password: new Secret('open sesame') })
  await vi.waitFor(() => expect(made('list favorites')).toHaveLength(2))
  expect(shown('zellige')).toBe(false)
  expect(portal.favorites.getSnapshot().context.userId).toBe('u2')
})

it('follows what is pressed in another tab, and lets the connection go when somebody else signs in', async () => {
  await vi.waitFor(() => expect(sockets.opened).toHaveLength(1))
  const [socket] = sockets.opened
  const favorite = { $id: 'elsewhere', game_id: 'zellige', $permissions: ['delete("user:u1")'] }
  const tell = (change: string, payload: object) =>
    socket?.tell({
      type: 'event',
      data: { events: [`databases.d.collections.c.documents.i.${change}`], payload },
    })
  tell('create', favorite)
  expect(shown('zellige')).toBe(true)
  tell('delete', { ...favorite, $id: 'a double' })
  expect(shown('zellige')).toBe(true)
  tell('delete', favorite)
  expect(shown('zellige')).toBe(false)
  portal.auth.send({ type: 'auth.signOut' })
  await vi.waitFor(() => expect(socket?.closed).toBe(true))
})
