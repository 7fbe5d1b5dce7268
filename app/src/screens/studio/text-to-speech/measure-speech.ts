import type { Speech } from '@saha/machines/text-to-speech'
import { fromWav } from '../../../adapters/gemini/wav.ts'

/** What can be seen of speech before it is played. */
export interface SpeechWaveform {
  /** In seconds; 0 while nobody knows. */
  readonly duration: number
  /** From 0 to 1, where 1 is the loudest of it. */
  readonly peaks: readonly number[]
}

const peakCount = 240
/** How many samples a peak looks at: of a long speech not all. */
const samplesPerPeak = 1024

/** Measures speech, as far as it is a file of ours. */
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
