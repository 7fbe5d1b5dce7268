import type { Speech } from '@saha/machines/text-to-speech'
import { fromWav } from '../../../adapters/gemini/media/wav.ts'

/** Duration and peaks of generated speech. */
interface SpeechWaveform {
  /** In seconds; 0 if unknown. */
  readonly duration: number
  /** From 0 to 1, relative to the loudest. */
  readonly peaks: readonly number[]
}

const peakCount = 240
/** Maximum of samples read per peak; long speech is subsampled. */
const samplesPerPeak = 1024

/** Measures speech in WAV format; other formats give an empty waveform. */
export function measureSpeech({ bytes }: Speech): SpeechWaveform {
  const { samples = new Int16Array(), rate = 1 } = fromWav(bytes) ?? {}
  const size = samples.length / peakCount
  const step = Math.max(1, Math.floor(size / samplesPerPeak))
  const levels = Array.from({ length: Math.min(peakCount, samples.length) }, (_, peak) => {
    let level = 0
    for (let at = Math.floor(peak * size); at < (peak + 1) * size; at += step)
      level = Math.max(level, Math.abs(samples[at] ?? 0))
    return level
  })
  const loudest = Math.max(1, ...levels)
  return { duration: samples.length / rate, peaks: levels.map((level) => level / loudest) }
}
