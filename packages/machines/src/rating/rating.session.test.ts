import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { start, startSaving } from './rating.rig.ts'
import {
  selectRatingFailure,
  selectRatingFailureKind,
  selectRatingStatus,
  selectSavedStars,
  selectStars,
} from './rating.selectors.ts'

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
