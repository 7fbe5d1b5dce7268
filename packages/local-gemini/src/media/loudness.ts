import type { Pcm } from './pcm.ts'

/** Measurements of audio; levels are in decibels below full scale. */
export interface Loudness {
  readonly seconds: number
  /** Null for silent audio. */
  readonly average: number | null
  readonly peak: number | null
  /** Silent stretches of half a second or more between sounds. */
  readonly pauses: readonly Stretch[]
  /** Stretches with sound, between the pauses. */
  readonly sounds: readonly Stretch[]
  /** Start of the loudest moment; null for silent audio. */
  readonly loudestAt: number | null
}

/** Part of a recording, in seconds. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const WINDOW = 0.02
const SILENCE = -45
const SHORTEST_PAUSE = 0.5

/** Returns the level of samples, in decibels below full scale. */
export function measureLevel(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 || sum === 0
    ? Number.NEGATIVE_INFINITY
    : 10 * Math.log10(sum / samples.length / 32768 ** 2)
}

/** Measures the length, the loudness and the pauses of audio. */
export function measureLoudness({ samples, rate }: Pcm): Loudness {
  const size = Math.max(1, Math.round(rate * WINDOW))
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    measureLevel(samples.subarray(index * size, (index + 1) * size)),
  )
  const seconds = samples.length / rate
  const loud = levels.filter((level) => level > SILENCE)
  if (loud.length === 0)
    return { seconds, average: null, peak: null, pauses: [], sounds: [], loudestAt: null }
  const first = levels.findIndex((level) => level > SILENCE)
  const last = levels.findLastIndex((level) => level > SILENCE)
  const pauses: Stretch[] = []
  let from: number | null = null
  for (let index = first; index <= last; index += 1) {
    if ((levels[index] ?? 0) <= SILENCE) from ??= index
    else if (from !== null) {
      if ((index - from) * WINDOW >= SHORTEST_PAUSE) pauses.push({ from: from * WINDOW, to: index * WINDOW })
      from = null
    }
  }
  const power = loud.reduce((sum, level) => sum + 10 ** (level / 10), 0) / loud.length
  const peak = loud.reduce((most, level) => Math.max(most, level), Number.NEGATIVE_INFINITY)
  const starts = [first * WINDOW, ...pauses.map(({ to }) => to)]
  const ends = [...pauses.map((pause) => pause.from), (last + 1) * WINDOW]
  return {
    seconds,
    average: 10 * Math.log10(power),
    peak,
    pauses,
    sounds: starts.map((start, index) => ({ from: start, to: ends[index] ?? seconds })),
    loudestAt: levels.indexOf(peak) * WINDOW,
  }
}
