import { expect, it } from 'vitest'
import { Frames } from './frames.ts'
import { Loudness } from './loudness.ts'
import { fromPcm16, loudest, toPcm16 } from './pcm.ts'
import { pitchNear, tone } from './testing/tones.ts'
import { toWav } from './wav.ts'

const hear = (rate: number, sound: Float32Array): ArrayBuffer[] => {
  const frames = new Frames(rate)
  const full: ArrayBuffer[] = []
  for (let from = 0; from < sound.length; from += 128)
    full.push(...frames.hear(sound.subarray(from, from + 128)))
  return full
}

it.each([16_000, 44_100, 48_000])('frames of 4096 samples, one after the other, at %i Hz', (rate) => {
  const full = hear(rate, tone(440, rate, rate * 2))
  expect(full.map(({ byteLength }) => byteLength)).toEqual(Array.from({ length: 7 }, () => 8192))
  const heard = Float32Array.from(
    full.slice(1).flatMap((frame) => [...fromPcm16(frame)].map((sample) => sample / loudest)),
  )
  expect(pitchNear(440, heard, 16_000)).toBeCloseTo(440, 1)
})

it('what is too loud is as loud as can be, and never wraps around', () => {
  const written = new Int16Array(toPcm16(Float32Array.of(0, 1, -1, 1.5, -3, 0.5)))
  expect([...written]).toEqual([0, 32_767, -32_767, 32_767, -32_767, 16_384])
})

it('a meter: silence is 0, a full tone nearly 1, and it falls softly', () => {
  const loudness = new Loudness(1000)
  const level = (amplitude: number) => loudness.hear(tone(100, 1000, 40, amplitude))
  expect(loudness.hear(new Float32Array(39))).toBe(null)
  expect(loudness.hear(new Float32Array(1))).toBe(0)
  const [loud, quiet, ...rest] = [level(1), level(0.01), ...Array.from({ length: 20 }, () => level(0))]
  expect(loud).toBeGreaterThan(0.9)
  expect(quiet).toBeCloseTo((loud as number) * 0.7, 5)
  expect(rest.at(-1)).toBe(0)
})

it('a WAV file says what is in it', async () => {
  const samples = new Uint8Array(toPcm16(tone(440, 24_000, 100)))
  const padded = new Uint8Array(1 + samples.length)
  padded.set(samples)
  const file = toWav(padded, 24_000)
  expect(file.type).toBe('audio/wav')
  const view = new DataView(await file.arrayBuffer())
  const text = (from: number, to: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer).subarray(from, to))
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16])
  expect([4, 24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([236, 24_000, 48_000, 200])
  expect(new Uint8Array(view.buffer).subarray(44)).toEqual(samples)
})
