import { describe, expect, it } from 'vitest'
import { Resampler } from './resampler.ts'
import { decibels, pitchNear, tone } from '../testing/tones.ts'

/** Resamples a sound in blocks of a worklet's size, and drops its edges. */
function through(from: number, to: number, sound: Float32Array, block = 128): Float32Array {
  const resampler = new Resampler(from, to)
  const out: number[] = []
  for (let at = 0; at < sound.length; at += block) out.push(...resampler.push(sound.subarray(at, at + block)))
  const edge = Math.ceil((2 * resampler.delay * to) / from)
  return Float32Array.from(out.slice(edge, -edge))
}

describe.each([44_100, 48_000, 96_000])('a microphone at %i Hz', (rate) => {
  it.each([50, 440, 3000, 6900])('keeps pitch within 1 Hz and loudness of a %i Hz tone', (hertz) => {
    const heard = through(rate, 16_000, tone(hertz, rate, rate))
    expect(Math.abs(pitchNear(hertz, heard, 16_000) - hertz)).toBeLessThan(0.05)
    expect(Math.abs(decibels(heard))).toBeLessThan(0.1)
  })

  it.each([8010, 8500, 9100, 12_000, 15_560, 16_000, 20_000, 21_900])(
    'attenuates a %i Hz tone, beyond 16 kHz sampling, below −60 dB',
    (hertz) => {
      expect(decibels(through(rate, 16_000, tone(hertz, rate, rate / 2)))).toBeLessThan(-60)
    },
  )

  it('joins blocks of any size without seams', () => {
    const sound = tone(1000, rate, rate / 4)
    expect(through(rate, 16_000, sound, 77)).toEqual(through(rate, 16_000, sound, sound.length))
  })

  it('keeps the length over ten seconds', () => {
    const resampler = new Resampler(rate, 16_000)
    const block = new Float32Array(rate / 100)
    let count = 0
    for (let pushed = 0; pushed < 1000; pushed += 1) count += resampler.push(block).length
    const late = Math.ceil((resampler.delay * 16_000) / rate)
    expect(count).toBeGreaterThanOrEqual(10 * 16_000 - late)
    expect(count).toBeLessThanOrEqual(10 * 16_000)
  })
})

it('attenuates inaudible tones of 96 kHz input below −60 dB', () => {
  for (const hertz of [31_000, 33_000, 47_000])
    expect(decibels(through(96_000, 16_000, tone(hertz, 96_000, 48_000)))).toBeLessThan(-60)
})

it.each([44_100, 48_000, 96_000])('resamples 24 kHz speech to %i Hz without aliasing', (rate) => {
  for (const hertz of [440, 3000, 10_000]) {
    const heard = through(24_000, rate, tone(hertz, 24_000, 24_000))
    expect(Math.abs(pitchNear(hertz, heard, rate) - hertz)).toBeLessThan(0.05)
    const ideal = tone(hertz, rate, heard.length)
    const quarter = Float32Array.from(ideal, (_, index) => Math.cos((2 * Math.PI * hertz * index) / rate))
    const part = (other: Float32Array) =>
      heard.reduce((sum, sample, index) => sum + sample * (other[index] as number), 0) / (heard.length / 2)
    const [sine, cosine] = [part(ideal), part(quarter)]
    const rest = heard.map(
      (sample, index) => sample - sine * (ideal[index] as number) - cosine * (quarter[index] as number),
    )
    expect(decibels(rest)).toBeLessThan(-60)
  }
})
