import { describe, expect, it } from 'vitest'
import { offline, start, startSaving } from './rating.rig.ts'
import {
  selectRatingFailure,
  selectRatingFailureKind,
  selectRatingStatus,
  selectSavedStars,
  selectStars,
} from './rating.selectors.ts'

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
