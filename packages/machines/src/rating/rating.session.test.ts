import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { start, startSaving } from './rating.harness.ts'
import {
  selectRatingFailure,
  selectRatingFailureKind,
  selectRatingStatus,
  selectSavedStars,
  selectStars,
} from './rating.selectors.ts'

describe('rating: who may rate', () => {
  it('asks a signed-out visitor to log in, and tells which stars they wanted', async () => {
    const harness = start({ userId: null })
    await harness.send({ type: 'star.choose', stars: 4 })
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    expect(harness.held).toEqual([])
  })

  it('stops asking once they have logged in, or said no', async () => {
    const harness = start({ userId: null })
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'rating.cancel' })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'session.changed', userId: 'u1' })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    harness.ports.loadRating.resolve(2)
    await harness.settle()
    expect(selectStars(harness.snapshot)).toBe(2)
  })

  it('tells "login-required" when the session turns out to have ended', async () => {
    const harness = await startSaving()
    harness.ports.saveRating.reject(new PortError('auth', 'expired'))
    await harness.settle()
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe('login-required')
    expect(selectRatingFailureKind(harness.snapshot)).toBe('auth')
    expect(harness.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    await harness.send({ type: 'session.changed', userId: null })
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe('login-required')
    expect(selectSavedStars(harness.snapshot)).toBe(null)
    await harness.send({ type: 'star.choose', stars: 2 })
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    await harness.send({ type: 'rating.cancel' })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
  })

  it('tells "login-required" and drops the call when the visitor is signed out while saving', async () => {
    const harness = await startSaving()
    await harness.send({ type: 'session.changed', userId: null })
    expect(harness.ports.saveRating.calls[0]?.aborted).toBe(true)
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe('login-required')
    expect(harness.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    await harness.send({ type: 'rating.cancel' })
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
  })

  it('never saves the choice of one user as another', async () => {
    const harness = await startSaving()
    await harness.send({ type: 'session.changed', userId: 'u2' })
    expect(harness.ports.saveRating.calls[0]?.aborted).toBe(true)
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    expect(selectStars(harness.snapshot)).toBe(0)
  })

  it('clears an unconfirmed choice at sign-out', async () => {
    const harness = start()
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'session.changed', userId: null })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    expect(selectStars(harness.snapshot)).toBe(0)
  })

  it('is not disturbed by hearing of the same user again', async () => {
    const harness = await startSaving(4)
    await harness.send({ type: 'session.changed', userId: 'u1' })
    expect(selectRatingStatus(harness.snapshot)).toBe('saving')
    expect(selectStars(harness.snapshot)).toBe(4)
    expect(harness.held).toEqual(['saveRating'])
  })
})
