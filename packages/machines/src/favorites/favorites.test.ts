import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { favoritesFixtures } from './favorites.fixtures.ts'
import { createFavoritesMachine, favoritesMachine } from './favorites.machine.ts'
import {
  selectFavoriteRecordId,
  selectFavorites,
  selectFavoritesFailure,
  selectFavoritesStatus,
} from './favorites.selectors.ts'
import type { FavoriteRecord, FavoritesEvent, FavoritesInput, FavoritesPorts } from './favorites.types.ts'

const records: readonly FavoriteRecord[] = [
  { gameId: 'g1', recordId: 'r1' },
  { gameId: 'g2', recordId: 'r2' },
]

const start = (userId: string | null = 'u1') =>
  startHarness<typeof favoritesMachine, FavoritesPorts>(favoritesMachine, favoritesFixtures, { userId })

const startReady = async () => {
  const harness = start()
  harness.ports.listFavorites.resolve(records)
  await harness.settle()
  return harness
}

describeChart(favoritesMachine, favoritesFixtures, {
  invariants: {
    'there is no list and no request while signed out': ({ snapshot, held }) =>
      snapshot.matches('signedOut') === (snapshot.context.userId === null) &&
      (snapshot.context.userId !== null || (snapshot.context.records.length === 0 && held.length === 0)),
    'the list is loaded for the signed-in user': ({ started, steps }) =>
      (started.listFavorites ?? []).every((input) =>
        steps.some(({ after }) => after.context.userId === (input as { userId: string }).userId),
      ),
    'a game is listed once': ({ snapshot: { context } }) =>
      new Set(context.records.map(({ gameId }) => gameId)).size === context.records.length,
    'there is a failure exactly when loading failed': ({ snapshot }) =>
      (snapshot.context.failure !== null) === snapshot.matches({ signedIn: 'failed' }),
    'a new user starts without the data of the previous one': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          !before || before.context.userId === after.context.userId || after.context.records.length === 0,
      ),
  },
})

describe('favorites: loading', () => {
  it('sends no request while signed out', () => {
    const harness = start(null)
    expect(selectFavoritesStatus(harness.snapshot)).toBe('signedOut')
    expect(harness.held).toEqual([])
  })

  it("loads the signed-in user's list", async () => {
    const harness = start(null)
    await harness.send({ type: 'session.changed', userId: 'u1' })
    expect(selectFavoritesStatus(harness.snapshot)).toBe('loading')
    expect(harness.ports.listFavorites.calls[0]?.input).toEqual({ userId: 'u1' })
    harness.ports.listFavorites.resolve(records)
    await harness.settle()
    expect(selectFavoritesStatus(harness.snapshot)).toBe('ready')
    expect(selectFavorites(harness.snapshot)).toEqual(records)
    expect(selectFavoriteRecordId('g2')(harness.snapshot)).toBe('r2')
    expect(selectFavoriteRecordId('constructor')(harness.snapshot)).toBe(null)
  })

  it('fails with "load" and reloads on request', async () => {
    const harness = start()
    harness.ports.listFavorites.reject(new PortError('permission', 'collection'))
    await harness.settle()
    expect(selectFavoritesStatus(harness.snapshot)).toBe('failed')
    expect(selectFavoritesFailure(harness.snapshot)).toBe('load')
    expect(harness.snapshot.context.failure?.kind).toBe('permission')
    await harness.send({ type: 'favorites.reload' })
    expect(selectFavoritesStatus(harness.snapshot)).toBe('loading')
    expect(selectFavoritesFailure(harness.snapshot)).toBe(null)
  })

  it('fails with "load" after 30 s without a response', async () => {
    const harness = start()
    await harness.advance(29_999)
    expect(selectFavoritesFailure(harness.snapshot)).toBe(null)
    await harness.advance(1)
    expect(selectFavoritesFailure(harness.snapshot)).toBe('load')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('keeps showing the list during a reload', async () => {
    const harness = await startReady()
    await harness.send({ type: 'favorites.reload' })
    expect(selectFavorites(harness.snapshot)).toEqual(records)
  })
})

describe('favorites: changes', () => {
  it('adds and removes favorites stored by buttons', async () => {
    const harness = await startReady()
    await harness.send({ type: 'favorites.added', gameId: 'g3', recordId: 'r3' })
    expect(selectFavoriteRecordId('g3')(harness.snapshot)).toBe('r3')
    await harness.send({ type: 'favorites.removed', gameId: 'g1' })
    expect(selectFavorites(harness.snapshot).map(({ gameId }) => gameId)).toEqual(['g2', 'g3'])
    expect(selectFavoritesStatus(harness.snapshot)).toBe('ready')
  })

  it('replaces the record of a listed game', async () => {
    const harness = await startReady()
    await harness.send({ type: 'favorites.added', gameId: 'g1', recordId: 'r9' })
    expect(selectFavorites(harness.snapshot)).toHaveLength(2)
    expect(selectFavoriteRecordId('g1')(harness.snapshot)).toBe('r9')
  })

  it.each([
    { type: 'favorites.added', gameId: 'g3', recordId: 'r3' },
    { type: 'favorites.removed', gameId: 'g1' },
  ] as const)('loads again when $type arrives while an older response is pending', async (event) => {
    const harness = start()
    await harness.send(event)
    expect(harness.ports.listFavorites.calls[0]?.aborted).toBe(true)
    expect(harness.ports.listFavorites.open).toHaveLength(1)
    expect(selectFavoriteRecordId('g3')(harness.snapshot)).toBe(event.gameId === 'g3' ? 'r3' : null)
  })
})

describe('favorites: reload', () => {
  it('reloads a loaded list and applies a removal at once', async () => {
    const harness = await startReady()
    await harness.send({ type: 'favorites.reload' })
    expect(harness.held).toEqual(['listFavorites'])
    expect(selectFavoritesStatus(harness.snapshot)).toBe('loading')
    const [first] = selectFavorites(harness.snapshot)
    await harness.send({ type: 'favorites.removed', gameId: first!.gameId })
    expect(selectFavorites(harness.snapshot)).not.toContainEqual(first)
  })
})

describe('favorites: users', () => {
  it('never shows a late response for the previous user', async () => {
    const harness = start('u1')
    const [late] = harness.ports.listFavorites.calls
    await harness.send({ type: 'session.changed', userId: 'u2' })
    late?.resolve(records)
    await harness.settle()
    expect(selectFavorites(harness.snapshot)).toEqual([])
    expect(harness.ports.listFavorites.open[0]?.input).toEqual({ userId: 'u2' })
  })

  it('clears the list on sign-out', async () => {
    const harness = await startReady()
    await harness.send({ type: 'session.changed', userId: null })
    expect(selectFavoritesStatus(harness.snapshot)).toBe('signedOut')
    expect(selectFavorites(harness.snapshot)).toEqual([])
  })

  it('does not reload for the same user', async () => {
    const harness = await startReady()
    await harness.send({ type: 'session.changed', userId: 'u1' })
    expect(selectFavoritesStatus(harness.snapshot)).toBe('ready')
    expect(harness.ports.listFavorites.calls).toHaveLength(1)
  })
})

describe('favorites: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof favoritesMachine>>().toEqualTypeOf<FavoritesEvent>()
    expectTypeOf<InputFrom<typeof favoritesMachine>>().toEqualTypeOf<FavoritesInput>()
    expectTypeOf<{ type: 'favorites.added'; gameId: string }>().not.toExtend<FavoritesEvent>()
    expectTypeOf(createFavoritesMachine).parameter(0).toEqualTypeOf<FavoritesPorts>()
    expectTypeOf<{ listFavorites: () => Promise<string[]> }>().not.toExtend<FavoritesPorts>()
  })
})
