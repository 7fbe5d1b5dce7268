import { describe, expect, it } from 'vitest'
import { measurePeak, measureRms } from '../../testing/render-run.ts'
import { createOutput, switchBuses } from './output.ts'
import { createInstruments } from './tone.ts'
import type { Tone } from './tone.ts'

/** Renders half a second of tones that start together. */
async function render(tones: readonly Tone[], prepare?: (buses: ReturnType<typeof createOutput>) => void) {
  const device = new OfflineAudioContext(1, 22_050, 44_100)
  const buses = createOutput(device)
  prepare?.(buses)
  const playTone = createInstruments(device)
  for (const tone of tones) playTone(tone, buses.effects, 0)
  return (await device.startRendering()).getChannelData(0)
}
const loud: Tone = { wave: 'square', from: 200, duration: 0.5, volume: 1 }

describe('createOutput', () => {
  it('stays below −1 dBFS, however loud the tones are', async () => {
    const samples = await render(Array.from({ length: 32 }, () => loud))
    expect(measurePeak(samples)).toBeLessThanOrEqual(-1)
    expect(measureRms(samples)).toBeGreaterThan(-20)
  })

  it('limits loud sounds more than quiet ones', async () => {
    const [quiet, loudest] = [await render([{ ...loud, volume: 0.05 }]), await render([loud])]
    // The louder tone is 26 dB above the other one.
    expect(measureRms(loudest) - measureRms(quiet)).toBeLessThan(20)
  })

  it('is silent while a bus is off', async () => {
    const samples = await render([loud], (buses) => switchBuses(buses, { music: true, effects: false }, 0))
    expect(measureRms(samples.subarray(15_000))).toBeLessThan(-60)
  })

  it.each(['sine', 'noise', 'pluck'] as const)('plays %s tones, held or not', async (wave) => {
    for (const held of [false, true]) {
      const samples = await render([{ wave, from: 440, to: 430, duration: 0.4, held }])
      expect(measureRms(samples)).toBeGreaterThan(-45)
      expect(measureRms(samples.subarray(20_000))).toBeLessThan(-50)
    }
  })
})
