import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../catalogue.ts'
import { measureLoudest, measurePeak, measureRms, renderRun } from './render-run.ts'

/** Loudness in dBFS: −20 is usual for web games. */
const target = { rms: -20, tolerance: 2, peak: -1 }
const seconds = 20

// A small stage is drawn fast.
beforeAll(() => page.viewport(320, 240))

describe.each(catalogue)('the sound of $id', ({ load }) => {
  it('is as loud as other web games, does not clip, and balances music and effects', async () => {
    const { default: game } = await load()
    const mix = await renderRun(game, seconds)
    const music = await renderRun(game, seconds, { music: true, effects: false })
    const effects = await renderRun(game, seconds, { music: false, effects: true })
    const measured = {
      mix: measureRms(mix),
      peak: measurePeak(mix),
      music: measureRms(music),
      effects: measureLoudest(effects),
    }
    const message = JSON.stringify(measured)
    expect(Math.abs(measured.mix - target.rms), message).toBeLessThanOrEqual(target.tolerance)
    expect(measured.peak, message).toBeLessThanOrEqual(target.peak)
    // Effects stand out from the music, which remains audible.
    expect(measured.effects - measured.music, message).toBeGreaterThan(0)
    expect(measured.effects - measured.music, message).toBeLessThan(14)
    expect(measured.mix - measured.music, message).toBeLessThan(6)
  })
})
