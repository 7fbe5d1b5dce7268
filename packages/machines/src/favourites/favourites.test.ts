import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { favouritesCases } from './favourites.cases.ts'
import { createFavouritesMachine, favouritesMachine } from './favourites.machine.ts'
import {
  selectFavouriteRecordId,
  selectFavourites,
  selectFavouritesFailure,
  selectFavouritesFailureKind,
  selectFavouritesStatus,
} from './favourites.selectors.ts'
import type {
  FavouriteRecord,
  FavouritesEvent,
  FavouritesInput,
  FavouritesPorts,
} from './favourites.types.ts'

const records: readonly FavouriteRecord[] = [
  { gameId: 'g1', recordId: 'r1' },
  { gameId: 'g2', recordId: 'r2' },
]

const start = (userId: string | null = 'u1') =>
  startRig<typeof favouritesMachine, FavouritesPorts>(favouritesMachine, favouritesCases, { userId })

const startReady = async () => {
  const rig = start()
  rig.ports.listFavourites.resolve(records)
  await rig.settle()
  return rig
}

describeChart(favouritesMachine, favouritesCases, {
  invariants: {
    'nobody has a list, and nothing is asked for nobody': ({ snapshot, held }) =>
      snapshot.matches('signedOut') === (snapshot.context.userId === null) &&
      (snapshot.context.userId !== null || (snapshot.context.records.length === 0 && held.length === 0)),
    'a list is asked for who is signed in': ({ started, steps }) =>
      (started.listFavourites ?? []).every((input) =>
        steps.some(({ after }) => after.context.userId === (input as { userId: string }).userId),
      ),
    'a game is listed once': ({ snapshot: { context } }) =>
      new Set(context.records.map(({ gameId }) => gameId)).size === context.records.length,
    'there is a failure exactly when the list could not be fetched': ({ snapshot }) =>
      (snapshot.context.failure !== null) === snapshot.matches({ signedIn: 'failed' }),
    'a new user starts with nothing of the one before': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          !before || before.context.userId === after.context.userId || after.context.records.length === 0,
      ),
  },
})

describe('favourites: loading', () => {
  it('asks for nothing while nobody is signed in', () => {
    const rig = start(null)
    expect(selectFavouritesStatus(rig.snapshot)).toBe('signedOut')
    expect(rig.held).toEqual([])
  })

  it("loads the signed-in user's list", async () => {
    const rig = start(null)
    await rig.send({ type: 'session.changed', userId: 'u1' })
    expect(selectFavouritesStatus(rig.snapshot)).toBe('loading')
    expect(rig.ports.listFavourites.calls[0]?.input).toEqual({ userId: 'u1' })
    rig.ports.listFavourites.resolve(records)
    await rig.settle()
    expect(selectFavouritesStatus(rig.snapshot)).toBe('ready')
    expect(selectFavourites(rig.snapshot)).toEqual(records)
    expect(selectFavouriteRecordId('g2')(rig.snapshot)).toBe('r2')
    expect(selectFavouriteRecordId('constructor')(rig.snapshot)).toBe(null)
  })

  it('tells "load" when it fails, and loads again when asked', async () => {
    const rig = start()
    rig.ports.listFavourites.reject(new PortError('permission', 'collection'))
    await rig.settle()
    expect(selectFavouritesStatus(rig.snapshot)).toBe('failed')
    expect(selectFavouritesFailure(rig.snapshot)).toBe('load')
    expect(selectFavouritesFailureKind(rig.snapshot)).toBe('permission')
    await rig.send({ type: 'favourites.reload' })
    expect(selectFavouritesStatus(rig.snapshot)).toBe('loading')
    expect(selectFavouritesFailure(rig.snapshot)).toBe(null)
  })

  it('tells "load" after 30 s without an answer', async () => {
    const rig = start()
    await rig.advance(29_999)
    expect(selectFavouritesFailure(rig.snapshot)).toBe(null)
    await rig.advance(1)
    expect(selectFavouritesFailure(rig.snapshot)).toBe('load')
    expect(selectFavouritesFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('keeps showing what it knows while it loads again', async () => {
    const rig = await startReady()
    await rig.send({ type: 'favourites.reload' })
    expect(selectFavourites(rig.snapshot)).toEqual(records)
  })
})

describe('favourites: changes', () => {
  it('adds and removes what buttons have stored', async () => {
    const rig = await startReady()
    await rig.send({ type: 'favourites.added', gameId: 'g3', recordId: 'r3' })
    expect(selectFavouriteRecordId('g3')(rig.snapshot)).toBe('r3')
    await rig.send({ type: 'favourites.removed', gameId: 'g1' })
    expect(selectFavourites(rig.snapshot).map(({ gameId }) => gameId)).toEqual(['g2', 'g3'])
    expect(selectFavouritesStatus(rig.snapshot)).toBe('ready')
  })

  it('replaces the record of a game that is listed already', async () => {
    const rig = await startReady()
    await rig.send({ type: 'favourites.added', gameId: 'g1', recordId: 'r9' })
    expect(selectFavourites(rig.snapshot)).toHaveLength(2)
    expect(selectFavouriteRecordId('g1')(rig.snapshot)).toBe('r9')
  })

  it.each([
    { type: 'favourites.added', gameId: 'g3', recordId: 'r3' },
    { type: 'favourites.removed', gameId: 'g1' },
  ] as const)('asks again when $type comes while an older answer is on its way', async (event) => {
    const rig = start()
    await rig.send(event)
    expect(rig.ports.listFavourites.calls[0]?.aborted).toBe(true)
    expect(rig.ports.listFavourites.open).toHaveLength(1)
    expect(selectFavouriteRecordId('g3')(rig.snapshot)).toBe(event.gameId === 'g3' ? 'r3' : null)
  })
})

describe('favourites: asked for again', () => {
  it('is loaded again from where it is known, and a removal counts at once', async () => {
    const rig = await startReady()
    await rig.send({ type: 'favourites.reload' })
    expect(rig.held).toEqual(['listFavourites'])
    expect(selectFavouritesStatus(rig.snapshot)).toBe('loading')
    const [first] = selectFavourites(rig.snapshot)
    await rig.send({ type: 'favourites.removed', gameId: first!.gameId })
    expect(selectFavourites(rig.snapshot)).not.toContainEqual(first)
  })
})

describe('favourites: users', () => {
  it('never shows the late answer of the user before', async () => {
    const rig = start('u1')
    const [late] = rig.ports.listFavourites.calls
    await rig.send({ type: 'session.changed', userId: 'u2' })
    late?.resolve(records)
    await rig.settle()
    expect(selectFavourites(rig.snapshot)).toEqual([])
    expect(rig.ports.listFavourites.open[0]?.input).toEqual({ userId: 'u2' })
  })

  it('forgets the list at sign-out', async () => {
    const rig = await startReady()
    await rig.send({ type: 'session.changed', userId: null })
    expect(selectFavouritesStatus(rig.snapshot)).toBe('signedOut')
    expect(selectFavourites(rig.snapshot)).toEqual([])
  })

  it('does not load again for the same user', async () => {
    const rig = await startReady()
    await rig.send({ type: 'session.changed', userId: 'u1' })
    expect(selectFavouritesStatus(rig.snapshot)).toBe('ready')
    expect(rig.ports.listFavourites.calls).toHaveLength(1)
  })
})

describe('favourites: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof favouritesMachine>>().toEqualTypeOf<FavouritesEvent>()
    expectTypeOf<InputFrom<typeof favouritesMachine>>().toEqualTypeOf<FavouritesInput>()
    expectTypeOf<{ type: 'favourites.added'; gameId: string }>().not.toExtend<FavouritesEvent>()
    expectTypeOf(createFavouritesMachine).parameter(0).toEqualTypeOf<FavouritesPorts>()
    expectTypeOf<{ listFavourites: () => Promise<string[]> }>().not.toExtend<FavouritesPorts>()
  })
})
