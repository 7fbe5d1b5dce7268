import { describe, expect, it } from 'vitest'
import { offline, start, startSaving } from './rating.harness.ts'
import { selectRatingFailure, selectRatingStatus, selectSavedStars, selectStars } from './rating.selectors.ts'

describe('rating: saving', () => {
  it('submits the confirmed stars, then shows thanks for 2.5 s', async () => {
    const harness = await startSaving(4)
    expect(selectRatingStatus(harness.snapshot)).toBe('saving')
    expect(harness.ports.saveRating.calls[0]?.input).toEqual({ gameId: 'g1', userId: 'u1', stars: 4 })
    harness.ports.saveRating.resolve()
    await harness.settle()
    expect(selectRatingStatus(harness.snapshot)).toBe('thanking')
    expect(selectSavedStars(harness.snapshot)).toBe(4)
    expect(harness.emitted).toEqual([{ type: 'rated', gameId: 'g1', stars: 4 }])
    await harness.advance(2499)
    expect(selectRatingStatus(harness.snapshot)).toBe('thanking')
    await harness.advance(1)
    expect(selectRatingStatus(harness.snapshot)).toBe('idle')
    expect(selectStars(harness.snapshot)).toBe(4)
  })

  it('allows another choice while thanks are shown', async () => {
    const harness = await startSaving(4)
    harness.ports.saveRating.resolve()
    await harness.send({ type: 'star.leave' })
    await harness.send({ type: 'star.choose', stars: 5 })
    expect(selectRatingStatus(harness.snapshot)).toBe('confirming')
    await harness.advance(2500)
    expect(selectRatingStatus(harness.snapshot)).toBe('confirming')
  })

  it('shows the saved stars, wherever the pointer is', async () => {
    const harness = start()
    await harness.send(
      { type: 'star.choose', stars: 4 },
      { type: 'star.preview', stars: 1 },
      { type: 'rating.confirm' },
    )
    expect(selectStars(harness.snapshot)).toBe(4)
  })

  it('saves once per Confirm, and ignores stars meanwhile', async () => {
    const harness = await startSaving(4)
    await harness.send(
      { type: 'rating.confirm' },
      { type: 'star.preview', stars: 1 },
      { type: 'star.choose', stars: 1 },
      { type: 'rating.cancel' },
    )
    expect(harness.ports.saveRating.calls).toHaveLength(1)
    expect(selectStars(harness.snapshot)).toBe(4)
  })

  it('fails with "save", and Confirm retries', async () => {
    const harness = await startSaving(4)
    harness.ports.saveRating.reject(offline)
    await harness.settle()
    expect(selectRatingStatus(harness.snapshot)).toBe('confirming')
    expect(selectRatingFailure(harness.snapshot)).toBe('save')
    expect(harness.snapshot.context.failure?.kind).toBe('network')
    await harness.send({ type: 'rating.confirm' })
    expect(selectRatingFailure(harness.snapshot)).toBe(null)
    expect(harness.ports.saveRating.open[0]?.input.stars).toBe(4)
  })

  it('fails with "save" after 30 s without a response, and aborts the call', async () => {
    const harness = await startSaving(4)
    await harness.advance(29_999)
    expect(selectRatingStatus(harness.snapshot)).toBe('saving')
    await harness.advance(1)
    expect(selectRatingFailure(harness.snapshot)).toBe('save')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('clears its failure on Cancel or another star', async () => {
    for (const event of [{ type: 'rating.cancel' }, { type: 'star.choose', stars: 2 }] as const) {
      const harness = await startSaving(4)
      harness.ports.saveRating.reject(offline)
      await harness.settle()
      await harness.send(event)
      expect(selectRatingFailure(harness.snapshot)).toBe(null)
    }
  })
})
