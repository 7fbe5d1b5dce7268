import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { favoriteFixtures } from './favorite.fixtures.ts'
import { createFavoriteMachine, favoriteMachine } from './favorite.machine.ts'
import { selectFavoriteBusy, selectFavoriteFailure, selectIsFavorite } from './favorite.selectors.ts'
import type {
  FavoriteAddition,
  FavoriteEmitted,
  FavoriteEvent,
  FavoriteInput,
  FavoritePorts,
  FavoriteRecord,
} from './favorite.types.ts'

const offline = new PortError('network', 'offline')

const start = (input: Partial<FavoriteInput> = {}) =>
  startHarness<typeof favoriteMachine, FavoritePorts>(favoriteMachine, favoriteFixtures, {
    gameId: 'g1',
    userId: 'u1',
    recordId: null,
    ...input,
  })

const startOn = () => start({ recordId: 'r1' })

describeChart(favoriteMachine, favoriteFixtures, {
  invariants: {
    'a settled favorite has a record and a user': ({ snapshot }) =>
      !snapshot.matches('on') || (snapshot.context.recordId !== null && snapshot.context.userId !== null),
    'a settled game that is not a favorite has no record of the user': ({ snapshot }) =>
      !snapshot.matches('off') || snapshot.context.recordId === null || snapshot.context.userId === null,
    'one call at a time, and only for a signed-in user': ({ held, snapshot }) =>
      held.length <= 1 && (held.length === 0 || snapshot.context.userId !== null),
    'a removal names a known record': ({ started }) =>
      (started.removeFavorite ?? []).every((input) => Boolean((input as FavoriteRecord).recordId)),
    'a call is made once, for the user who toggled': ({ started, steps }) => {
      const calls = [...(started.addFavorite ?? []), ...(started.removeFavorite ?? [])]
      const toggled = steps.find(({ event }) => event.type.startsWith('favorite.'))
      const added = (started.addFavorite ?? []) as FavoriteAddition[]
      return (
        calls.length <= 1 &&
        (calls.length === 0 || toggled !== undefined) &&
        added.every(({ userId }) => userId === toggled?.before?.context.userId)
      )
    },
    'success, and only success, is emitted': ({ steps, emitted }) =>
      steps.filter(({ event }) => event.type.startsWith('xstate.done.actor.')).length ===
      emitted.filter(({ type }) => type === 'added' || type === 'removed').length,
    'emitted events contain the record': ({ emitted }) =>
      emitted.every((event) => event.type === 'loginRequired' || Boolean(Reflect.get(event, 'recordId'))),
    'a failure is not shown during a retry': ({ snapshot }) =>
      snapshot.context.failure === null || !snapshot.hasTag('busy'),
  },
})

describe('favorite: adding', () => {
  it('shows the favorite at once, busy, and emits when it is stored', async () => {
    const harness = start()
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
    await harness.send({ type: 'favorite.toggle' })
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    expect(selectFavoriteBusy(harness.snapshot)).toBe(true)
    expect(harness.ports.addFavorite.calls[0]?.input).toEqual({ gameId: 'g1', userId: 'u1' })
    harness.ports.addFavorite.resolve({ recordId: 'r2' })
    await harness.settle()
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    expect(selectFavoriteBusy(harness.snapshot)).toBe(false)
    expect(harness.emitted).toEqual([{ type: 'added', gameId: 'g1', recordId: 'r2' }])
  })

  it('ignores a game that is already a favorite', async () => {
    const harness = startOn()
    await harness.send({ type: 'favorite.add' })
    expect(harness.held).toEqual([])
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
  })

  it('adds without toggling, for returning from the login page', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.add' })
    expect(harness.held).toEqual(['addFavorite'])
  })

  it('rolls back with "add" on a failure, and retries on the next toggle', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.toggle' })
    harness.ports.addFavorite.reject(offline)
    await harness.settle()
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
    expect(selectFavoriteFailure(harness.snapshot)).toBe('add')
    expect(harness.snapshot.context.failure?.kind).toBe('network')
    await harness.send({ type: 'favorite.toggle' })
    expect(selectFavoriteFailure(harness.snapshot)).toBe(null)
    expect(harness.held).toEqual(['addFavorite'])
  })

  it('fails with "add" after 30 s without a response', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.toggle' })
    await harness.advance(29_999)
    expect(selectFavoriteBusy(harness.snapshot)).toBe(true)
    await harness.advance(1)
    expect(selectFavoriteFailure(harness.snapshot)).toBe('add')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('clears a failure when the action turns out to be done or the user changes', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.toggle' })
    harness.ports.addFavorite.reject(offline)
    await harness.settle()
    await harness.send({ type: 'session.changed', userId: 'u1', recordId: null })
    expect(selectFavoriteFailure(harness.snapshot)).toBe('add')
    await harness.send({ type: 'session.changed', userId: 'u1', recordId: 'r1' })
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    expect(selectFavoriteFailure(harness.snapshot)).toBe(null)

    const other = start()
    await other.send({ type: 'favorite.toggle' })
    other.ports.addFavorite.reject(offline)
    await other.settle()
    await other.send({ type: 'session.changed', userId: 'u2', recordId: null })
    expect(selectFavoriteFailure(other.snapshot)).toBe(null)
  })

  it('stays on when adding fails but the list contains the record', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.toggle' }, { type: 'session.changed', userId: 'u1', recordId: 'r5' })
    harness.ports.addFavorite.reject(offline)
    await harness.settle()
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
  })
})

describe('favorite: removing', () => {
  it('shows the removal at once, busy, using the known record', async () => {
    const harness = startOn()
    await harness.send({ type: 'favorite.toggle' })
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
    expect(selectFavoriteBusy(harness.snapshot)).toBe(true)
    expect(harness.ports.removeFavorite.calls[0]?.input).toEqual({ gameId: 'g1', recordId: 'r1' })
    harness.ports.removeFavorite.resolve()
    await harness.settle()
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
    expect(harness.emitted).toEqual([{ type: 'removed', gameId: 'g1', recordId: 'r1' }])
  })

  it('rolls back with "remove" on a failure', async () => {
    const harness = startOn()
    await harness.send({ type: 'favorite.toggle' })
    harness.ports.removeFavorite.reject(offline)
    await harness.settle()
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    expect(selectFavoriteFailure(harness.snapshot)).toBe('remove')
    await harness.send({ type: 'favorite.dismiss' })
    expect(selectFavoriteFailure(harness.snapshot)).toBe(null)
  })

  it('fails with "remove" after 30 s without a response', async () => {
    const harness = startOn()
    await harness.send({ type: 'favorite.toggle' })
    await harness.advance(29_999)
    expect(selectFavoriteBusy(harness.snapshot)).toBe(true)
    await harness.advance(1)
    expect(selectFavoriteFailure(harness.snapshot)).toBe('remove')
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    expect(harness.held).toEqual([])
  })

  it('ignores an older list', async () => {
    const harness = startOn()
    await harness.send({ type: 'favorite.toggle' }, { type: 'session.changed', userId: 'u1', recordId: null })
    harness.ports.removeFavorite.resolve()
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'removed', gameId: 'g1', recordId: 'r1' }])
  })
})

describe('favorite: users and timing', () => {
  it('requires login when signed out', async () => {
    const harness = start({ userId: null })
    await harness.send({ type: 'favorite.toggle' }, { type: 'favorite.add' })
    expect(harness.emitted).toEqual([
      { type: 'loginRequired', gameId: 'g1' },
      { type: 'loginRequired', gameId: 'g1' },
    ])
    expect(harness.held).toEqual([])
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
  })

  it.each([
    { open: start, port: 'addFavorite', shown: false },
    { open: startOn, port: 'removeFavorite', shown: true },
  ] as const)(
    'rolls back and requires login when the session has ended ($port)',
    async ({ open, port, shown }) => {
      const harness = open()
      await harness.send({ type: 'favorite.toggle' })
      harness.ports[port].reject(new PortError('auth', 'expired'))
      await harness.settle()
      expect(selectIsFavorite(harness.snapshot)).toBe(shown)
      expect(selectFavoriteFailure(harness.snapshot)).toBe(null)
      expect(harness.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1' }])
    },
  )

  it('ignores toggles while busy', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.toggle' }, { type: 'favorite.toggle' }, { type: 'favorite.toggle' })
    expect(harness.ports.addFavorite.calls).toHaveLength(1)
    expect(harness.ports.removeFavorite.calls).toHaveLength(0)
  })

  it('turns on when the list loads, and off when the record is deleted', async () => {
    const harness = start()
    await harness.send({ type: 'session.changed', userId: 'u1', recordId: 'r1' })
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    await harness.send({ type: 'session.changed', userId: 'u1', recordId: null })
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
  })

  it.each([start, startOn])('aborts the call and resets when another user signs in', async (open) => {
    const harness = open()
    await harness.send({ type: 'favorite.toggle' })
    const [call] = [...harness.ports.addFavorite.calls, ...harness.ports.removeFavorite.calls]
    await harness.send({ type: 'session.changed', userId: 'u2', recordId: 'r9' })
    expect(call?.aborted).toBe(true)
    expect(selectFavoriteBusy(harness.snapshot)).toBe(false)
    expect(selectIsFavorite(harness.snapshot)).toBe(true)
    expect(harness.emitted).toEqual([])
  })

  it('aborts the call and turns off on sign-out', async () => {
    const harness = start()
    await harness.send({ type: 'favorite.toggle' }, { type: 'session.changed', userId: null, recordId: null })
    expect(harness.held).toEqual([])
    expect(selectIsFavorite(harness.snapshot)).toBe(false)
  })
})

describe('favorite: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof favoriteMachine>>().toEqualTypeOf<FavoriteEvent>()
    expectTypeOf<InputFrom<typeof favoriteMachine>>().toEqualTypeOf<FavoriteInput>()
    expectTypeOf<EmittedFrom<typeof favoriteMachine>>().toEqualTypeOf<FavoriteEmitted>()
    expectTypeOf<{ type: 'favorite.remove' }>().not.toExtend<FavoriteEvent>()
    expectTypeOf(createFavoriteMachine).parameter(0).toEqualTypeOf<FavoritePorts>()
    expectTypeOf<Omit<FavoritePorts, 'removeFavorite'>>().not.toExtend<FavoritePorts>()
    expectTypeOf<{ addFavorite: () => Promise<string> }>().not.toExtend<Pick<FavoritePorts, 'addFavorite'>>()
  })
})
