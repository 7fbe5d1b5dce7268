import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { offline, start } from './rating.harness.ts'
import { selectRatingFailure, selectRatingStatus, selectSavedStars, selectStars } from './rating.selectors.ts'

describe('rating: the previous rating', () => {
  it('is loaded once, and shown', async () => {
    const harness = start()
    expect(harness.ports.loadRating.calls.map(({ input }) => input)).toEqual([{ gameId: 'g1', userId: 'u1' }])
    harness.ports.loadRating.resolve(3)
    await harness.settle()
    expect(selectSavedStars(harness.snapshot)).toBe(3)
    expect(selectStars(harness.snapshot)).toBe(3)
    expect(harness.held).toEqual([])
  })

  it('is not loaded while signed out', () => {
    expect(start({ userId: null }).held).toEqual([])
  })

  it('does not replace a choice', async () => {
    const harness = start()
    await harness.send({ type: 'star.choose', stars: 4 })
    harness.ports.loadRating.resolve(2)
    await harness.settle()
    expect(selectRatingStatus(harness.snapshot)).toBe('confirming')
    expect(selectStars(harness.snapshot)).toBe(4)
    expect(selectSavedStars(harness.snapshot)).toBe(2)
  })

  it('fails with "load", and stars can still be chosen', async () => {
    const harness = start()
    harness.ports.loadRating.reject(offline)
    await harness.settle()
    expect(selectRatingFailure(harness.snapshot)).toBe('load')
    expect(harness.snapshot.context.loadError?.kind).toBe('network')
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'rating.confirm' })
    harness.ports.saveRating.reject(new PortError('server', 'down'))
    await harness.settle()
    expect(selectRatingFailure(harness.snapshot)).toBe('save')
    expect(harness.snapshot.context.failure?.kind).toBe('server')
    await harness.send({ type: 'rating.confirm' })
    harness.ports.saveRating.resolve()
    await harness.settle()
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    expect(harness.snapshot.context.loadError).toBe(null)
  })

  it('fails with "load" after 30 s without a response, and not before', async () => {
    const harness = start()
    await harness.advance(29_999)
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    expect(harness.held).toEqual(['loadRating'])
    await harness.advance(1)
    expect(selectRatingFailure(harness.snapshot)).toBe('load')
    expect(harness.snapshot.context.loadError?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it.each([0, 6, 2.5, '3', undefined, {}])('fails when it is %s, which is not a rating', async (stars) => {
    const harness = start()
    harness.ports.loadRating.resolve(stars as number)
    await harness.settle()
    expect(selectRatingFailure(harness.snapshot)).toBe('load')
    expect(harness.snapshot.context.loadError?.kind).toBe('protocol')
    expect(selectSavedStars(harness.snapshot)).toBe(null)
  })

  it('does not replace a rating saved in the meantime', async () => {
    const harness = start()
    await harness.send({ type: 'star.choose', stars: 5 }, { type: 'rating.confirm' })
    harness.ports.saveRating.resolve()
    await harness.settle()
    expect(harness.ports.loadRating.calls[0]?.aborted).toBe(true)
    harness.ports.loadRating.calls[0]?.resolve(1)
    await harness.settle()
    expect(selectStars(harness.snapshot)).toBe(5)
  })

  it('is cleared with its user, and so is its failure', async () => {
    const harness = start()
    harness.ports.loadRating.reject(offline)
    await harness.settle()
    await harness.send({ type: 'session.changed', userId: 'u2' })
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    harness.ports.loadRating.resolve(2)
    await harness.settle()
    expect(selectSavedStars(harness.snapshot)).toBe(2)
    await harness.send({ type: 'session.changed', userId: 'u3' })
    expect(selectSavedStars(harness.snapshot)).toBe(null)
    await harness.send({ type: 'session.changed', userId: null })
    expect(selectStars(harness.snapshot)).toBe(0)
    expect(harness.held).toEqual([])
  })
})
