import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { favouriteCases } from './favourite.cases.ts'
import { createFavouriteMachine, favouriteMachine } from './favourite.machine.ts'
import {
  selectFavouriteBusy,
  selectFavouriteFailure,
  selectFavouriteFailureKind,
  selectIsFavourite,
} from './favourite.selectors.ts'
import type {
  FavouriteAddition,
  FavouriteEmitted,
  FavouriteEvent,
  FavouriteInput,
  FavouritePorts,
  FavouriteRecord,
} from './favourite.types.ts'

const offline = new PortError('network', 'offline')

const start = (input: Partial<FavouriteInput> = {}) =>
  startRig<typeof favouriteMachine, FavouritePorts>(favouriteMachine, favouriteCases, {
    gameId: 'g1',
    userId: 'u1',
    recordId: null,
    ...input,
  })

const startOn = () => start({ recordId: 'r1' })

describeChart(favouriteMachine, favouriteCases, {
  invariants: {
    'a favourite that rests has a record and a user': ({ snapshot }) =>
      !snapshot.matches('on') || (snapshot.context.recordId !== null && snapshot.context.userId !== null),
    'a game that rests as no favourite has no record of the user': ({ snapshot }) =>
      !snapshot.matches('off') || snapshot.context.recordId === null || snapshot.context.userId === null,
    'one call at a time, and only for somebody': ({ held, snapshot }) =>
      held.length <= 1 && (held.length === 0 || snapshot.context.userId !== null),
    'a removal names a known record': ({ started }) =>
      (started.removeFavourite ?? []).every((input) => Boolean((input as FavouriteRecord).recordId)),
    'a call is made for the visitor who toggled, and once': ({ started, steps }) => {
      const calls = [...(started.addFavourite ?? []), ...(started.removeFavourite ?? [])]
      const toggled = steps.find(({ event }) => event.type.startsWith('favourite.'))
      const added = (started.addFavourite ?? []) as FavouriteAddition[]
      return (
        calls.length <= 1 &&
        (calls.length === 0 || toggled !== undefined) &&
        added.every(({ userId }) => userId === toggled?.before?.context.userId)
      )
    },
    'success, and only success, is told': ({ steps, emitted }) =>
      steps.filter(({ event }) => event.type.startsWith('xstate.done.actor.')).length ===
      emitted.filter(({ type }) => type === 'added' || type === 'removed').length,
    'what is told names the record': ({ emitted }) =>
      emitted.every((event) => event.type === 'loginRequired' || Boolean(Reflect.get(event, 'recordId'))),
    'a failure is not shown while trying again': ({ snapshot }) =>
      snapshot.context.failure === null || !snapshot.hasTag('busy'),
  },
})

describe('favourite: adding', () => {
  it('is shown at once, with a spinner, and told when it is stored', async () => {
    const rig = start()
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
    await rig.send({ type: 'favourite.toggle' })
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    expect(selectFavouriteBusy(rig.snapshot)).toBe(true)
    expect(rig.ports.addFavourite.calls[0]?.input).toEqual({ gameId: 'g1', userId: 'u1' })
    rig.ports.addFavourite.resolve({ recordId: 'r2' })
    await rig.settle()
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    expect(selectFavouriteBusy(rig.snapshot)).toBe(false)
    expect(rig.emitted).toEqual([{ type: 'added', gameId: 'g1', recordId: 'r2' }])
  })

  it('ignores a game that is a favourite already', async () => {
    const rig = startOn()
    await rig.send({ type: 'favourite.add' })
    expect(rig.held).toEqual([])
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
  })

  it('adds without toggling, for coming back from the login page', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.add' })
    expect(rig.held).toEqual(['addFavourite'])
  })

  it('tells "add" when it fails, takes it back, and tries again on the next toggle', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.toggle' })
    rig.ports.addFavourite.reject(offline)
    await rig.settle()
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
    expect(selectFavouriteFailure(rig.snapshot)).toBe('add')
    expect(selectFavouriteFailureKind(rig.snapshot)).toBe('network')
    await rig.send({ type: 'favourite.toggle' })
    expect(selectFavouriteFailure(rig.snapshot)).toBe(null)
    expect(rig.held).toEqual(['addFavourite'])
  })

  it('tells "add" after 30 s without an answer', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.toggle' })
    await rig.advance(29_999)
    expect(selectFavouriteBusy(rig.snapshot)).toBe(true)
    await rig.advance(1)
    expect(selectFavouriteFailure(rig.snapshot)).toBe('add')
    expect(selectFavouriteFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('shows no failure of what turns out to be done, nor of another user’s', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.toggle' })
    rig.ports.addFavourite.reject(offline)
    await rig.settle()
    await rig.send({ type: 'session.changed', userId: 'u1', recordId: null })
    expect(selectFavouriteFailure(rig.snapshot)).toBe('add')
    await rig.send({ type: 'session.changed', userId: 'u1', recordId: 'r1' })
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    expect(selectFavouriteFailure(rig.snapshot)).toBe(null)

    const other = start()
    await other.send({ type: 'favourite.toggle' })
    other.ports.addFavourite.reject(offline)
    await other.settle()
    await other.send({ type: 'session.changed', userId: 'u2', recordId: null })
    expect(selectFavouriteFailure(other.snapshot)).toBe(null)
  })

  it('stays on when adding fails but the list has meanwhile found the record', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.toggle' }, { type: 'session.changed', userId: 'u1', recordId: 'r5' })
    rig.ports.addFavourite.reject(offline)
    await rig.settle()
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
  })
})

describe('favourite: removing', () => {
  it('is shown at once, with a spinner, by the known record', async () => {
    const rig = startOn()
    await rig.send({ type: 'favourite.toggle' })
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
    expect(selectFavouriteBusy(rig.snapshot)).toBe(true)
    expect(rig.ports.removeFavourite.calls[0]?.input).toEqual({ gameId: 'g1', recordId: 'r1' })
    rig.ports.removeFavourite.resolve()
    await rig.settle()
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
    expect(rig.emitted).toEqual([{ type: 'removed', gameId: 'g1', recordId: 'r1' }])
  })

  it('tells "remove" when it fails, and takes it back', async () => {
    const rig = startOn()
    await rig.send({ type: 'favourite.toggle' })
    rig.ports.removeFavourite.reject(offline)
    await rig.settle()
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    expect(selectFavouriteFailure(rig.snapshot)).toBe('remove')
    await rig.send({ type: 'favourite.dismiss' })
    expect(selectFavouriteFailure(rig.snapshot)).toBe(null)
  })

  it('tells "remove" after 30 s without an answer', async () => {
    const rig = startOn()
    await rig.send({ type: 'favourite.toggle' })
    await rig.advance(29_999)
    expect(selectFavouriteBusy(rig.snapshot)).toBe(true)
    await rig.advance(1)
    expect(selectFavouriteFailure(rig.snapshot)).toBe('remove')
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    expect(rig.held).toEqual([])
  })

  it('does not let an older list interfere', async () => {
    const rig = startOn()
    await rig.send({ type: 'favourite.toggle' }, { type: 'session.changed', userId: 'u1', recordId: null })
    rig.ports.removeFavourite.resolve()
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'removed', gameId: 'g1', recordId: 'r1' }])
  })
})

describe('favourite: who and when', () => {
  it('sends a signed-out visitor to log in', async () => {
    const rig = start({ userId: null })
    await rig.send({ type: 'favourite.toggle' }, { type: 'favourite.add' })
    expect(rig.emitted).toEqual([
      { type: 'loginRequired', gameId: 'g1' },
      { type: 'loginRequired', gameId: 'g1' },
    ])
    expect(rig.held).toEqual([])
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
  })

  it.each([
    { begin: start, port: 'addFavourite', shown: false },
    { begin: startOn, port: 'removeFavourite', shown: true },
  ] as const)(
    'takes it back and sends the visitor to log in when the session has ended ($port)',
    async ({ begin, port, shown }) => {
      const rig = begin()
      await rig.send({ type: 'favourite.toggle' })
      rig.ports[port].reject(new PortError('auth', 'expired'))
      await rig.settle()
      expect(selectIsFavourite(rig.snapshot)).toBe(shown)
      expect(selectFavouriteFailure(rig.snapshot)).toBe(null)
      expect(rig.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1' }])
    },
  )

  it('ignores toggles while busy', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.toggle' }, { type: 'favourite.toggle' }, { type: 'favourite.toggle' })
    expect(rig.ports.addFavourite.calls).toHaveLength(1)
    expect(rig.ports.removeFavourite.calls).toHaveLength(0)
  })

  it('turns on when the list arrives, and off when the record goes', async () => {
    const rig = start()
    await rig.send({ type: 'session.changed', userId: 'u1', recordId: 'r1' })
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    await rig.send({ type: 'session.changed', userId: 'u1', recordId: null })
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
  })

  it.each([start, startOn])('drops the call and starts over when somebody else signs in', async (begin) => {
    const rig = begin()
    await rig.send({ type: 'favourite.toggle' })
    const [call] = [...rig.ports.addFavourite.calls, ...rig.ports.removeFavourite.calls]
    await rig.send({ type: 'session.changed', userId: 'u2', recordId: 'r9' })
    expect(call?.aborted).toBe(true)
    expect(selectFavouriteBusy(rig.snapshot)).toBe(false)
    expect(selectIsFavourite(rig.snapshot)).toBe(true)
    expect(rig.emitted).toEqual([])
  })

  it('drops the call and turns off at sign-out', async () => {
    const rig = start()
    await rig.send({ type: 'favourite.toggle' }, { type: 'session.changed', userId: null, recordId: null })
    expect(rig.held).toEqual([])
    expect(selectIsFavourite(rig.snapshot)).toBe(false)
  })
})

describe('favourite: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof favouriteMachine>>().toEqualTypeOf<FavouriteEvent>()
    expectTypeOf<InputFrom<typeof favouriteMachine>>().toEqualTypeOf<FavouriteInput>()
    expectTypeOf<EmittedFrom<typeof favouriteMachine>>().toEqualTypeOf<FavouriteEmitted>()
    expectTypeOf<{ type: 'favourite.remove' }>().not.toExtend<FavouriteEvent>()
    expectTypeOf(createFavouriteMachine).parameter(0).toEqualTypeOf<FavouritePorts>()
    expectTypeOf<Omit<FavouritePorts, 'removeFavourite'>>().not.toExtend<FavouritePorts>()
    expectTypeOf<{ addFavourite: () => Promise<string> }>().not.toExtend<
      Pick<FavouritePorts, 'addFavourite'>
    >()
  })
})
