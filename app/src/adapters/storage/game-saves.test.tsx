import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGameSaves } from './game-saves.ts'

let serial = 0
let name = ''
beforeEach(() => {
  name = `saves-${serial++}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  void deleteDB(name)
})

/** Makes IndexedDB reject an operation of object stores. */
const refuse = (operation: 'get' | 'put', error: string) =>
  vi.spyOn(IDBObjectStore.prototype, operation).mockImplementation(() => {
    throw new DOMException('Refused', error)
  })
const nothing = { data: null, log: null }

describe('saves', () => {
  it('are separate for each game, each user and for guests', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', 'sara', { data: 'hers', log: 'her run' })
    await saves.set('zellige', null, { data: 'a guest’s' })
    expect(await saves.get('zellige', 'sara')).toEqual({ data: 'hers', log: 'her run' })
    expect(await saves.get('zellige', null)).toEqual({ data: 'a guest’s', log: null })
    expect(await saves.get('zellige-2', null)).toEqual(nothing)
    expect(saves.state.get()).toBe('kept')
  })

  it('remain for the next page', async () => {
    await createGameSaves(name).set('zellige', null, { data: 'best: 70', log: 'run' })
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'best: 70', log: 'run' })
  })

  it('change one part and leave the other', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', null, { data: 'best: 70', log: 'run' })
    await saves.set('zellige', null, { log: null })
    expect(await saves.get('zellige', null)).toEqual({ data: 'best: 70', log: null })
  })

  it('of a guest move to the first user who signs in', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', null, { data: 'best: 70', log: 'run' })
    expect(await saves.get('zellige', 'sara')).toEqual({ data: 'best: 70', log: 'run' })
    expect(await saves.get('zellige', null)).toEqual(nothing)
    expect(await saves.get('zellige', 'omar')).toEqual(nothing)
    expect(await saves.get('zellige', 'sara')).toEqual({ data: 'best: 70', log: 'run' })
  })

  it('of a guest do not replace a user’s own', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', 'sara', { data: 'best: 90' })
    await saves.set('zellige', null, { data: 'best: 70', log: 'run' })
    expect(await saves.get('zellige', 'sara')).toEqual({ data: 'best: 90', log: null })
    expect(await saves.get('zellige', null)).toEqual({ data: 'best: 70', log: 'run' })
  })

  it('of chosen games are removed for every user', async () => {
    const saves = createGameSaves(name)
    await saves.set('daily-20261101-zellige', 'sara', { data: 'hers', log: 'her run' })
    await saves.set('daily-20261101-zellige', null, { data: 'a guest’s' })
    await saves.set('zellige', 'sara', { data: 'hers' })
    await saves.removeGames((gameId) => gameId.startsWith('daily-'))
    expect((await saves.export()).map(({ game, user }) => [game, user])).toEqual([['zellige', 'sara']])
  })

  it('list the games of a user and of guests, and export all', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', 'sara', { data: 'hers' })
    await saves.set('dune-rally', null, { log: 'run' })
    await saves.set('oasis-quest', 'omar', { data: 'his' })
    expect([...(await saves.listGames('sara'))].toSorted()).toEqual(['dune-rally', 'zellige'])
    expect([...(await saves.listGames(null))]).toEqual(['dune-rally'])
    expect(await saves.export()).toContainEqual({
      game: 'oasis-quest',
      user: 'omar',
      kind: 'data',
      text: 'his',
    })
    expect(await saves.export()).toHaveLength(3)
  })
})

describe('saves of earlier versions', () => {
  it('move from localStorage', async () => {
    localStorage.setItem('saha.save.lantern-leap-3', 'a guest’s')
    localStorage.setItem('saha.save.zellige.user.1', 'hers')
    localStorage.setItem('saha.sound', 'off')
    const saves = createGameSaves(name)
    expect(await saves.get('lantern-leap-3', null)).toEqual({ data: 'a guest’s', log: null })
    expect(await saves.get('zellige', 'user.1')).toEqual({ data: 'hers', log: null })
    expect(Object.keys(localStorage)).toEqual(['saha.sound'])
  })

  it('do not replace newer ones', async () => {
    await createGameSaves(name).set('zellige', null, { data: 'newer' })
    localStorage.setItem('saha.save.zellige', 'older')
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'newer', log: null })
    expect(localStorage).toHaveLength(0)
  })

  it('stay in localStorage if they cannot be written', async () => {
    localStorage.setItem('saha.save.zellige', 'best: 70')
    refuse('put', 'QuotaExceededError')
    const saves = createGameSaves(name)
    expect(await saves.get('zellige', null)).toEqual(nothing)
    expect(saves.state.get()).toBe('unkept')
    vi.restoreAllMocks()
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'best: 70', log: null })
  })
})

describe('saves that the browser refuses', () => {
  it('last as long as the page when IndexedDB is blocked', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    const saves = createGameSaves(name)
    expect(await saves.get('zellige', null)).toEqual(nothing)
    expect(saves.state.get()).toBe('unkept')
    await saves.set('zellige', null, { data: 'best: 70', log: 'run' })
    await saves.set('zellige', null, { log: null })
    expect(await saves.get('zellige', null)).toEqual({ data: 'best: 70', log: null })
    expect([await saves.export(), await saves.listGames(null)]).toEqual([[], new Set()])
  })

  it('last as long as the page when the quota is exceeded, and are written once there is room', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', null, { data: 'best: 70' })
    const full = refuse('put', 'QuotaExceededError')
    await saves.set('zellige', null, { data: 'best: 80' })
    expect(saves.state.get()).toBe('unkept')
    expect(await saves.get('zellige', null)).toEqual({ data: 'best: 80', log: null })
    full.mockRestore()
    await saves.set('zellige', null, { data: 'best: 90' })
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'best: 90', log: null })
  })

  it('of a guest stay the guest’s when a user cannot take them over', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', null, { data: 'best: 70', log: 'run' })
    const full = refuse('put', 'QuotaExceededError')
    expect(await saves.get('zellige', 'sara')).toEqual({ data: 'best: 70', log: 'run' })
    expect(saves.state.get()).toBe('unkept')
    full.mockRestore()
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'best: 70', log: 'run' })
  })

  it('are not replaced when they could not be read', async () => {
    await createGameSaves(name).set('zellige', null, { data: 'best: 90' })
    const broken = refuse('get', 'DataError')
    const saves = createGameSaves(name)
    expect(await saves.get('zellige', null)).toEqual(nothing)
    broken.mockRestore()
    await saves.set('zellige', null, { data: 'best: 10' })
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'best: 90', log: null })
  })

  it('do not wait for a database that never opens', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(
      () => new EventTarget() as unknown as IDBOpenDBRequest,
    )
    const saves = createGameSaves(name)
    expect(await saves.get('zellige', null)).toEqual(nothing)
    expect(saves.state.get()).toBe('unkept')
  })

  it('are written again after the browser closed the connection', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open')
    const saves = createGameSaves(name)
    await saves.set('zellige', null, { data: 'best: 70' })
    for (const { value } of opened.mock.results) (value as IDBOpenDBRequest).result.close()
    await saves.set('zellige', null, { data: 'best: 80' })
    expect(saves.state.get()).toBe('kept')
    expect(await createGameSaves(name).get('zellige', null)).toEqual({ data: 'best: 80', log: null })
  })

  it('make room for a newer version of the database', async () => {
    const saves = createGameSaves(name)
    await saves.set('zellige', null, { data: 'best: 70' })
    const newer = await openDB(name, 2)
    newer.close()
  })
})
