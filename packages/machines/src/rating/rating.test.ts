import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { ratingCases } from './rating.cases.ts'
import { createRatingMachine, ratingMachine } from './rating.machine.ts'
import {
  selectChoice,
  selectRatingFailure,
  selectRatingFailureKind,
  selectRatingStatus,
  selectSavedStars,
  selectStars,
} from './rating.selectors.ts'
import type { RatingEvent, RatingInput, RatingPorts, RatingRequest } from './rating.types.ts'

const offline = new PortError('network', 'offline')

const start = (input: Partial<RatingInput> = {}) =>
  startRig<typeof ratingMachine, RatingPorts>(ratingMachine, ratingCases, {
    gameId: 'g1',
    userId: 'u1',
    ...input,
  })

/** One whose user gave these stars before. */
const startAfter = async (saved: number) => {
  const rig = start()
  rig.ports.loadRating.resolve(saved)
  await rig.settle()
  return rig
}

const startSaving = async (stars = 4) => {
  const rig = start()
  rig.ports.loadRating.resolve(null)
  await rig.settle()
  await rig.send({ type: 'star.choose', stars }, { type: 'rating.confirm' })
  return rig
}

const isStars = (stars: unknown) => [1, 2, 3, 4, 5].includes(stars as number)

describeChart(ratingMachine, ratingCases, {
  invariants: {
    'there is a choice exactly while it is confirmed or saved, and it is 1 to 5 stars': ({ snapshot }) =>
      snapshot.matches({ stars: { choosing: 'confirming' } }) || snapshot.matches({ stars: 'saving' })
        ? isStars(snapshot.context.choice)
        : snapshot.context.choice === null,
    'only stars are previewed': ({ snapshot: { context } }) =>
      context.preview === null || isStars(context.preview),
    'nothing is saved but the confirmed choice of who is signed in': ({ started, steps }) => {
      const confirmed = steps.filter(({ event }) => event.type === 'rating.confirm')
      const [request, ...more] = (started.saveRating ?? []) as RatingRequest[]
      if (!request) return true
      const before = confirmed[0]?.before?.context
      return (
        more.length === 0 &&
        before !== undefined &&
        request.stars === before.choice &&
        request.userId === before.userId &&
        request.userId !== null
      )
    },
    'while saving somebody is signed in': ({ snapshot }) =>
      !snapshot.matches({ stars: 'saving' }) || snapshot.context.userId !== null,
    'thanks follow a saved rating, told once': ({ steps, emitted }) =>
      steps.filter(
        ({ after }) => after.matches({ stars: { choosing: 'thanking' } }) && !wasThanking(after, steps),
      ).length === emitted.filter(({ type }) => type === 'rated').length,
    'asking to log in is told, with the stars that wait': ({ emitted, steps }) => {
      const asked = emitted.filter(({ type }) => type === 'loginRequired')
      return (
        asked.every((event) => isStars(Reflect.get(event, 'stars'))) &&
        asked.length ===
          steps.filter(
            ({ event, before, after }) =>
              (event.type === 'star.choose' &&
                before?.context.userId === null &&
                isStars(Reflect.get(event, 'stars'))) ||
              (before?.matches({ stars: 'saving' }) &&
                after.matches({ stars: { choosing: 'loginRequired' } })),
          ).length
      )
    },
    'a failure to save waits where Confirm tries again': ({ snapshot }) =>
      snapshot.context.failure?.code !== 'save' || snapshot.matches({ stars: { choosing: 'confirming' } }),
  },
})

const wasThanking = (
  after: { matches(state: object): boolean },
  steps: readonly { before: { matches(state: object): boolean } | undefined; after: unknown }[],
) => steps.find((step) => step.after === after)?.before?.matches({ stars: { choosing: 'thanking' } }) ?? false

describe('rating: stars', () => {
  it('previews the stars under the pointer', async () => {
    const rig = await startAfter(2)
    expect(selectStars(rig.snapshot)).toBe(2)
    await rig.send({ type: 'star.preview', stars: 5 })
    expect(selectStars(rig.snapshot)).toBe(5)
    await rig.send({ type: 'star.leave' })
    expect(selectStars(rig.snapshot)).toBe(2)
  })

  it('shows none before a first rating', () => {
    expect(selectStars(start().snapshot)).toBe(0)
  })

  it('shows Confirm and Cancel when a star is clicked, and saves nothing yet', async () => {
    const rig = start()
    await rig.send({ type: 'star.preview', stars: 5 }, { type: 'star.choose', stars: 4 })
    expect(selectRatingStatus(rig.snapshot)).toBe('confirming')
    expect(selectChoice(rig.snapshot)).toBe(4)
    expect(selectStars(rig.snapshot)).toBe(4)
    expect(rig.ports.saveRating.calls).toEqual([])
  })

  it('replaces the choice with another star, and previews over it', async () => {
    const rig = start()
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'star.choose', stars: 2 })
    expect(selectChoice(rig.snapshot)).toBe(2)
    await rig.send({ type: 'star.preview', stars: 5 })
    expect(selectStars(rig.snapshot)).toBe(5)
    expect(selectChoice(rig.snapshot)).toBe(2)
  })

  it('clears the choice on Cancel', async () => {
    const rig = await startAfter(3)
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'star.preview', stars: 5 })
    await rig.send({ type: 'rating.cancel' })
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
    expect(selectStars(rig.snapshot)).toBe(3)
  })

  it.each([0, 6, 2.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '3' as unknown as number])(
    'takes 1 to 5 stars only: not %s',
    async (stars) => {
      const rig = start()
      await rig.send({ type: 'star.preview', stars }, { type: 'star.choose', stars })
      expect(selectRatingStatus(rig.snapshot)).toBe('idle')
      expect(selectStars(rig.snapshot)).toBe(0)
    },
  )
})

describe('rating: saving', () => {
  it('submits the confirmed stars, then thanks for 2.5 s', async () => {
    const rig = await startSaving(4)
    expect(selectRatingStatus(rig.snapshot)).toBe('saving')
    expect(rig.ports.saveRating.calls[0]?.input).toEqual({ gameId: 'g1', userId: 'u1', stars: 4 })
    rig.ports.saveRating.resolve()
    await rig.settle()
    expect(selectRatingStatus(rig.snapshot)).toBe('thanking')
    expect(selectSavedStars(rig.snapshot)).toBe(4)
    expect(rig.emitted).toEqual([{ type: 'rated', gameId: 'g1', stars: 4 }])
    await rig.advance(2499)
    expect(selectRatingStatus(rig.snapshot)).toBe('thanking')
    await rig.advance(1)
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
    expect(selectStars(rig.snapshot)).toBe(4)
  })

  it('lets a visitor choose again without waiting for the thanks to end', async () => {
    const rig = await startSaving(4)
    rig.ports.saveRating.resolve()
    await rig.send({ type: 'star.leave' })
    await rig.send({ type: 'star.choose', stars: 5 })
    expect(selectRatingStatus(rig.snapshot)).toBe('confirming')
    await rig.advance(2500)
    expect(selectRatingStatus(rig.snapshot)).toBe('confirming')
  })

  it('shows the stars that are saved, wherever the pointer is', async () => {
    const rig = start()
    await rig.send(
      { type: 'star.choose', stars: 4 },
      { type: 'star.preview', stars: 1 },
      { type: 'rating.confirm' },
    )
    expect(selectStars(rig.snapshot)).toBe(4)
  })

  it('saves once for each Confirm, and takes no other star meanwhile', async () => {
    const rig = await startSaving(4)
    await rig.send(
      { type: 'rating.confirm' },
      { type: 'star.preview', stars: 1 },
      { type: 'star.choose', stars: 1 },
      { type: 'rating.cancel' },
    )
    expect(rig.ports.saveRating.calls).toHaveLength(1)
    expect(selectStars(rig.snapshot)).toBe(4)
  })

  it('tells "save" when it fails, and Confirm tries again', async () => {
    const rig = await startSaving(4)
    rig.ports.saveRating.reject(offline)
    await rig.settle()
    expect(selectRatingStatus(rig.snapshot)).toBe('confirming')
    expect(selectRatingFailure(rig.snapshot)).toBe('save')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('network')
    await rig.send({ type: 'rating.confirm' })
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.saveRating.open[0]?.input.stars).toBe(4)
  })

  it('tells "save" after 30 s without an answer, and drops the call', async () => {
    const rig = await startSaving(4)
    await rig.advance(29_999)
    expect(selectRatingStatus(rig.snapshot)).toBe('saving')
    await rig.advance(1)
    expect(selectRatingFailure(rig.snapshot)).toBe('save')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('takes its failure off the screen with Cancel or another star', async () => {
    for (const event of [{ type: 'rating.cancel' }, { type: 'star.choose', stars: 2 }] as const) {
      const rig = await startSaving(4)
      rig.ports.saveRating.reject(offline)
      await rig.settle()
      await rig.send(event)
      expect(selectRatingFailure(rig.snapshot)).toBe(null)
    }
  })
})

describe('rating: who may rate', () => {
  it('asks a signed-out visitor to log in, and tells which stars they wanted', async () => {
    const rig = start({ userId: null })
    await rig.send({ type: 'star.choose', stars: 4 })
    expect(selectRatingStatus(rig.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
    expect(rig.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    expect(rig.held).toEqual([])
  })

  it('stops asking once they have logged in, or said no', async () => {
    const rig = start({ userId: null })
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'rating.cancel' })
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'session.changed', userId: 'u1' })
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
    rig.ports.loadRating.resolve(2)
    await rig.settle()
    expect(selectStars(rig.snapshot)).toBe(2)
  })

  it('tells "login-required" when the session turns out to have ended', async () => {
    const rig = await startSaving()
    rig.ports.saveRating.reject(new PortError('auth', 'expired'))
    await rig.settle()
    expect(selectRatingStatus(rig.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(rig.snapshot)).toBe('login-required')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('auth')
    expect(rig.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    await rig.send({ type: 'session.changed', userId: null })
    expect(selectRatingStatus(rig.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(rig.snapshot)).toBe('login-required')
    expect(selectSavedStars(rig.snapshot)).toBe(null)
    await rig.send({ type: 'star.choose', stars: 2 })
    expect(selectRatingStatus(rig.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
    await rig.send({ type: 'rating.cancel' })
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
  })

  it('tells "login-required" and drops the call when the visitor is signed out while saving', async () => {
    const rig = await startSaving()
    await rig.send({ type: 'session.changed', userId: null })
    expect(rig.ports.saveRating.calls[0]?.aborted).toBe(true)
    expect(selectRatingStatus(rig.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(rig.snapshot)).toBe('login-required')
    expect(rig.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    await rig.send({ type: 'rating.cancel' })
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
  })

  it('never saves the choice of one user as another', async () => {
    const rig = await startSaving()
    await rig.send({ type: 'session.changed', userId: 'u2' })
    expect(rig.ports.saveRating.calls[0]?.aborted).toBe(true)
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
    expect(selectStars(rig.snapshot)).toBe(0)
  })

  it('clears an unconfirmed choice at sign-out', async () => {
    const rig = start()
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'session.changed', userId: null })
    expect(selectRatingStatus(rig.snapshot)).toBe('idle')
    expect(selectStars(rig.snapshot)).toBe(0)
  })

  it('is not disturbed by hearing of the same user again', async () => {
    const rig = await startSaving(4)
    await rig.send({ type: 'session.changed', userId: 'u1' })
    expect(selectRatingStatus(rig.snapshot)).toBe('saving')
    expect(selectStars(rig.snapshot)).toBe(4)
    expect(rig.held).toEqual(['saveRating'])
  })
})

describe('rating: what was given before', () => {
  it('is asked for once, and shown', async () => {
    const rig = start()
    expect(rig.ports.loadRating.calls.map(({ input }) => input)).toEqual([{ gameId: 'g1', userId: 'u1' }])
    rig.ports.loadRating.resolve(3)
    await rig.settle()
    expect(selectSavedStars(rig.snapshot)).toBe(3)
    expect(selectStars(rig.snapshot)).toBe(3)
    expect(rig.held).toEqual([])
  })

  it('is nobody’s while nobody is signed in', () => {
    expect(start({ userId: null }).held).toEqual([])
  })

  it('disturbs no choice', async () => {
    const rig = start()
    await rig.send({ type: 'star.choose', stars: 4 })
    rig.ports.loadRating.resolve(2)
    await rig.settle()
    expect(selectRatingStatus(rig.snapshot)).toBe('confirming')
    expect(selectStars(rig.snapshot)).toBe(4)
    expect(selectSavedStars(rig.snapshot)).toBe(2)
  })

  it('tells "load" when it cannot be had, and stars can be given all the same', async () => {
    const rig = start()
    rig.ports.loadRating.reject(offline)
    await rig.settle()
    expect(selectRatingFailure(rig.snapshot)).toBe('load')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('network')
    await rig.send({ type: 'star.choose', stars: 4 }, { type: 'rating.confirm' })
    rig.ports.saveRating.reject(new PortError('server', 'down'))
    await rig.settle()
    expect(selectRatingFailure(rig.snapshot)).toBe('save')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('server')
    await rig.send({ type: 'rating.confirm' })
    rig.ports.saveRating.resolve()
    await rig.settle()
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
    expect(rig.snapshot.context.unknown).toBe(null)
  })

  it('tells "load" after 30 s without an answer, and not before', async () => {
    const rig = start()
    await rig.advance(29_999)
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
    expect(rig.held).toEqual(['loadRating'])
    await rig.advance(1)
    expect(selectRatingFailure(rig.snapshot)).toBe('load')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it.each([0, 6, 2.5, '3', undefined, {}])('is no stars when it is %s: a failure', async (stars) => {
    const rig = start()
    rig.ports.loadRating.resolve(stars as number)
    await rig.settle()
    expect(selectRatingFailure(rig.snapshot)).toBe('load')
    expect(selectRatingFailureKind(rig.snapshot)).toBe('protocol')
    expect(selectSavedStars(rig.snapshot)).toBe(null)
  })

  it('is what was just saved, whatever a slower answer says', async () => {
    const rig = start()
    await rig.send({ type: 'star.choose', stars: 5 }, { type: 'rating.confirm' })
    rig.ports.saveRating.resolve()
    await rig.settle()
    expect(rig.ports.loadRating.calls[0]?.aborted).toBe(true)
    rig.ports.loadRating.calls[0]?.resolve(1)
    await rig.settle()
    expect(selectStars(rig.snapshot)).toBe(5)
  })

  it('goes with its user, and so does not knowing it', async () => {
    const rig = start()
    rig.ports.loadRating.reject(offline)
    await rig.settle()
    await rig.send({ type: 'session.changed', userId: 'u2' })
    expect(selectRatingFailure(rig.snapshot)).toBe(null)
    rig.ports.loadRating.resolve(2)
    await rig.settle()
    expect(selectSavedStars(rig.snapshot)).toBe(2)
    await rig.send({ type: 'session.changed', userId: 'u3' })
    expect(selectSavedStars(rig.snapshot)).toBe(null)
    await rig.send({ type: 'session.changed', userId: null })
    expect(selectStars(rig.snapshot)).toBe(0)
    expect(rig.held).toEqual([])
  })
})

describe('rating: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof ratingMachine>>().toEqualTypeOf<RatingEvent>()
    expectTypeOf<InputFrom<typeof ratingMachine>>().toEqualTypeOf<RatingInput>()
    expectTypeOf<{ type: 'star.choose' }>().not.toExtend<RatingEvent>()
    expectTypeOf<{ type: 'star.choose'; stars: string }>().not.toExtend<RatingEvent>()
    expectTypeOf(createRatingMachine).parameter(0).toEqualTypeOf<RatingPorts>()
    expectTypeOf<{ saveRating: (request: { id: number }) => Promise<void> }>().not.toExtend<RatingPorts>()
    expectTypeOf(selectRatingStatus).returns.toEqualTypeOf<
      'idle' | 'loginRequired' | 'confirming' | 'saving' | 'thanking'
    >()
  })
})
