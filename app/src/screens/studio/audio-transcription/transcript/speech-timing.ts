import type { Sound } from '../../../../adapters/audio/measure-sound.ts'
import { segments } from '../../../../i18n/segments.ts'

/** A range of the audio, in whole milliseconds. */
export interface TimeSpan {
  readonly start: number
  readonly end: number
}

/** A part of the transcript with its estimated time. */
export interface TimedText extends TimeSpan {
  readonly text: string
}

/** Anything quieter than this share of the loudest peak counts as a pause. */
const audibleLevel = 0.08

/** Splits a text in any language into sentences; a line break ends a sentence too. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/\n/)
    .flatMap((line) => segments(line, 'sentence'))
    .map((sentence) => sentence.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')

/** Letters and digits of a text, an estimate of how long it takes to say. */
const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 1

/** Maps a share of the speech, from 0 to 1, to a time; pauses are skipped. */
function speechClock({ duration, peaks }: Sound) {
  const steps = Math.max(1, peaks.length)
  const step = (duration * 1000) / steps
  const audible = peaks.flatMap((peak, at) => (peak >= audibleLevel ? [at] : []))
  const speechSteps = audible.length > 0 ? audible : Array.from({ length: steps }, (_, at) => at)
  const timeAt = (share: number, whole: number) =>
    Math.round(((speechSteps[whole] ?? 0) + share * speechSteps.length - whole) * step)
  return {
    /** After a pause at this share. */
    startAt: (share: number) =>
      timeAt(share, Math.min(Math.floor(share * speechSteps.length), speechSteps.length - 1)),
    /** Before a pause at this share. */
    endAt: (share: number) => timeAt(share, Math.max(Math.ceil(share * speechSteps.length) - 1, 0)),
  }
}

/**
 * Estimates when each text is said. Times from the model are unreliable, so they are derived from the length of the
 * words and from the pauses in the audio.
 */
export function estimateTimes(texts: readonly string[], sound: Sound): TimedText[] {
  const { startAt, endAt } = speechClock(sound)
  const whole = texts.reduce((sum, text) => sum + countLetters(text), 0)
  let said = 0
  return texts.map((text) => {
    const start = startAt(said / whole)
    said += countLetters(text)
    return { text, start, end: Math.max(start, endAt(said / whole)) }
  })
}
