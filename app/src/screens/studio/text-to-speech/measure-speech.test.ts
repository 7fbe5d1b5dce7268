import { expect, it } from 'vitest'
import { toWav } from '../../../adapters/gemini/media/wav.ts'
import { measureSpeech } from './measure-speech.ts'

const wav = (samples: Int16Array) => ({
  bytes: toWav(new Uint8Array(samples.buffer), 24_000),
  mimeType: 'audio/wav',
})

it('measures duration and peaks by the samples', () => {
  const { duration, peaks } = measureSpeech(
    wav(Int16Array.from({ length: 48_000 }, (_, at) => (at < 24_000 ? -8000 : 4000))),
  )
  expect(duration).toBe(2)
  expect(peaks).toHaveLength(240)
  expect([peaks[0], peaks[119], peaks[120], peaks[239]]).toEqual([1, 1, 0.5, 0.5])
})

it('returns flat peaks for silence and nothing for another format', () => {
  expect(measureSpeech(wav(new Int16Array(3)))).toEqual({ duration: 3 / 24_000, peaks: [0, 0, 0] })
  expect(measureSpeech({ bytes: new Uint8Array(100), mimeType: 'audio/mpeg' })).toEqual({
    duration: 0,
    peaks: [],
  })
})
