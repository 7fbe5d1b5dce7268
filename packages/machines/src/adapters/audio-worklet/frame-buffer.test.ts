import { expect, it } from 'vitest'
import { FrameBuffer } from './frame-buffer.ts'
import { LoudnessMeter } from '../processing/loudness.ts'
import { fromPcm16, loudest, toPcm16 } from '../processing/pcm.ts'
import { pitchNear, tone } from '../testing/tones.ts'

const hear = (rate: number, sound: Float32Array): ArrayBuffer[] => {
  const frames = new FrameBuffer(rate)
  const full: ArrayBuffer[] = []
  for (let from = 0; from < sound.length; from += 128)
    full.push(...frames.push(sound.subarray(from, from + 128)))
  return full
}

it.each([16_000, 44_100, 48_000])('returns consecutive frames of 4096 samples at %i Hz', (rate) => {
  const full = hear(rate, tone(440, rate, rate * 2))
  expect(full.map(({ byteLength }) => byteLength)).toEqual(Array.from({ length: 7 }, () => 8192))
  const heard = Float32Array.from(
    full.slice(1).flatMap((frame) => [...fromPcm16(frame)].map((sample) => sample / loudest)),
  )
  expect(pitchNear(440, heard, 16_000)).toBeCloseTo(440, 1)
})

it('clips loud samples without wrapping around', () => {
  const written = new Int16Array(toPcm16(Float32Array.of(0, 1, -1, 1.5, -3, 0.5)))
  expect([...written]).toEqual([0, 32_767, -32_767, 32_767, -32_767, 16_384])
})

it('measures silence as 0 and a full tone as nearly 1, and falls smoothly', () => {
  const loudness = new LoudnessMeter(1000)
  const level = (amplitude: number) => loudness.push(tone(100, 1000, 40, amplitude))
  expect(loudness.push(new Float32Array(39))).toBe(null)
  expect(loudness.push(new Float32Array(1))).toBe(0)
  const [loud, quiet, ...rest] = [level(1), level(0.01), ...Array.from({ length: 20 }, () => level(0))]
  expect(loud).toBeGreaterThan(0.9)
  expect(quiet).toBeCloseTo((loud as number) * 0.7, 5)
  expect(rest.at(-1)).toBe(0)
})
