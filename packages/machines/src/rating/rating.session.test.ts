import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { start, startSaving } from './rating.harness.ts'
import { selectRatingFailure, selectRatingStatus, selectSavedStars, selectStars } from './rating.selectors.ts'

describe('rating: sessions', () => {
  it('requires login when signed out, and emits the chosen stars', async () => {
    const harness = start({ userId: null })
    await harness.send({ type: 'star.choose', stars: 4 })
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    expect(harness.held).toEqual([])
  })

  it('stops requiring login after sign-in or Cancel', async () => {
    const harness = start({ userId: null })
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'rating.cancel' })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'session.changed', userId: 'u1' })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    harness.ports.loadRating.resolve(2)
    await harness.settle()
    expect(selectStars(harness.snapshot)).toBe(2)
  })

  it('fails with "login-required" when the session has ended', async () => {
    const harness = await startSaving()
    harness.ports.saveRating.reject(new PortError('auth', 'expired'))
    await harness.settle()
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe('login-required')
    expect(harness.snapshot.context.failure?.kind).toBe('auth')
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

  it('fails with "login-required" and aborts the call when signed out while saving', async () => {
    const harness = await startSaving()
    await harness.send({ type: 'session.changed', userId: null })
    expect(harness.ports.saveRating.calls[0]?.aborted).toBe(true)
    expect(selectRatingStatus(harness.snapshot)).toBe('loginRequired')
    expect(selectRatingFailure(harness.snapshot)).toBe('login-required')
    expect(harness.emitted).toEqual([{ type: 'loginRequired', gameId: 'g1', stars: 4 }])
    await harness.send({ type: 'rating.cancel' })
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
  })

  it('never saves the choice of one user for another', async () => {
    const harness = await startSaving()
    await harness.send({ type: 'session.changed', userId: 'u2' })
    expect(harness.ports.saveRating.calls[0]?.aborted).toBe(true)
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    expect(selectStars(harness.snapshot)).toBe(0)
  })

  it('clears an unconfirmed choice on sign-out', async () => {
    const harness = start()
    await harness.send({ type: 'star.choose', stars: 4 }, { type: 'session.changed', userId: null })
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    expect(selectStars(harness.snapshot)).toBe(0)
  })

  it('ignores an event about the same user', async () => {
    const harness = await startSaving(4)
    await harness.send({ type: 'session.changed', userId: 'u1' })
    expect(selectRatingStatus(harness.snapshot)).toBe('saving')
    expect(selectStars(harness.snapshot)).toBe(4)
    expect(harness.held).toEqual(['saveRating'])
  })
})
