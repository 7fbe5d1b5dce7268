import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { describeChart } from '../vitest/describe-chart.ts'
import { ratingFixtures } from './rating.fixtures.ts'
import { createRatingMachine, ratingMachine } from './rating.machine.ts'
import { start } from './rating.harness.ts'
import { selectChoice, selectRatingStatus, selectStars } from './rating.selectors.ts'
import type { RatingEvent, RatingInput, RatingPorts, RatingRequest } from './rating.types.ts'

/** Starts with a previous rating. */
const startAfter = async (saved: number) => {
  const harness = start()
  harness.ports.loadRating.resolve(saved)
  await harness.settle()
  return harness
}

const isStars = (stars: unknown) => [1, 2, 3, 4, 5].includes(stars as number)

const wasThanking = (
  after: { matches(state: object): boolean },
  steps: readonly { before: { matches(state: object): boolean } | undefined; after: unknown }[],
) => steps.find((step) => step.after === after)?.before?.matches({ stars: { choosing: 'thanking' } }) ?? false

describeChart(ratingMachine, ratingFixtures, {
  invariants: {
    'there is a choice exactly while it is confirmed or saved, and it is 1 to 5 stars': ({ snapshot }) =>
      snapshot.matches({ stars: { choosing: 'confirming' } }) || snapshot.matches({ stars: 'saving' })
        ? isStars(snapshot.context.choice)
        : snapshot.context.choice === null,
    'only valid stars are previewed': ({ snapshot: { context } }) =>
      context.preview === null || isStars(context.preview),
    'only the confirmed choice of the signed-in user is saved': ({ started, steps }) => {
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
    'a user is signed in while saving': ({ snapshot }) =>
      !snapshot.matches({ stars: 'saving' }) || snapshot.context.userId !== null,
    'thanks follow a saved rating, emitted once': ({ steps, emitted }) =>
      steps.filter(
        ({ after }) => after.matches({ stars: { choosing: 'thanking' } }) && !wasThanking(after, steps),
      ).length === emitted.filter(({ type }) => type === 'rated').length,
    'requiring login is emitted with the chosen stars': ({ emitted, steps }) => {
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
    'a failure to save is shown only where Confirm retries': ({ snapshot }) =>
      snapshot.context.failure?.code !== 'save' || snapshot.matches({ stars: { choosing: 'confirming' } }),
  },
})

describe('rating: stars', () => {
  it('previews the stars under the pointer', async () => {
    const harness = await startAfter(2)
    expect(selectStars(harness.snapshot)).toBe(2)
    await harness.send({ type: 'star.preview', stars: 5 })
    expect(selectStars(harness.snapshot)).toBe(5)
    await harness.send({ type: 'star.leave' })
    expect(selectStars(harness.snapshot)).toBe(2)
  })

  it('shows none before the first rating', () => {
    expect(selectStars(start().snapshot)).toBe(0)
  })

  it('shows Confirm and Cancel for a chosen star, and saves nothing yet', async () => {
    const harness = start()
    await harness.send({ type: 'star.preview', stars: 5 }, { type: 'star.choose', stars: 4 })
    expect(selectRatingStatus(harness.snapshot)).toBe('confirming')
    expect(selectChoice(harness.snapshot)).toBe(4)
    expect(selectStars(harness.snapshot)).toBe(4)
    expect(harness.ports.saveRating.calls).toEqual([])
  })

  it('replaces the choice with another star, and previews over it', async () => {
    const harness = start()
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'star.choose', stars: 2 })
    expect(selectChoice(harness.snapshot)).toBe(2)
    await harness.send({ type: 'star.preview', stars: 5 })
    expect(selectStars(harness.snapshot)).toBe(5)
    expect(selectChoice(harness.snapshot)).toBe(2)
  })

  it('clears the choice on Cancel', async () => {
    const harness = await startAfter(3)
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'star.preview', stars: 5 })
    await harness.send({ type: 'rating.cancel' })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    expect(selectStars(harness.snapshot)).toBe(3)
  })

  it.each([0, 6, 2.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '3' as unknown as number])(
    'accepts only 1 to 5 stars: not %s',
    async (stars) => {
      const harness = start()
      await harness.send({ type: 'star.preview', stars }, { type: 'star.choose', stars })
      expect(selectRatingStatus(harness.snapshot)).toBe('idle')
      expect(selectStars(harness.snapshot)).toBe(0)
    },
  )
})

describe('rating: types', () => {
  it('match what hosts use', () => {
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
