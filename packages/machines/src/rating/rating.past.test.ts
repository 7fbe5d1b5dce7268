import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { offline, start } from './rating.rig.ts'
import {
  selectRatingFailure,
  selectRatingFailureKind,
  selectRatingStatus,
  selectSavedStars,
  selectStars,
} from './rating.selectors.ts'

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
