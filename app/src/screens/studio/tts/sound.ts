import type { Speech } from '@saha/machines/text-to-speech'
import { fromWav } from '../../../adapters/gemini/wav.ts'

/** What can be seen of speech before it is played. */
export interface Sound {
  /** In seconds; 0 while nobody knows. */
  readonly duration: number
  /** From 0 to 1, where 1 is the loudest of it. */
  readonly peaks: readonly number[]
}

const peaksSeen = 240
/** How many samples a peak looks at: of a long speech not all. */
const samplesSeen = 1024

/** Measures speech, as far as it is a file of ours. */
export function soundOf({ bytes }: Speech): Sound {
  const { samples = new Int16Array(), rate = 1 } = fromWav(bytes) ?? {}
  const size = samples.length / peaksSeen
  const step = Math.max(1, Math.floor(size / samplesSeen))
  const heights = Array.from({ length: Math.min(peaksSeen, samples.length) }, (_, peak) => {
    let height = 0
    for (let at = Math.floor(peak * size); at < (peak + 1) * size; at += step)
      height = Math.max(height, Math.abs(samples[at] ?? 0))
    return height
  })
  const loudest = Math.max(1, ...heights)
  return { duration: samples.length / rate, peaks: heights.map((height) => height / loudest) }
}
