import type { Sound } from '../../../../adapters/audio/measure-sound.ts'
import { segments } from '../../../../i18n/segments.ts'

/** A stretch of a sound, in whole milliseconds. */
export interface TimeSpan {
  readonly start: number
  readonly end: number
}

/** A piece of what was said, with about when. */
export interface TimedText extends TimeSpan {
  readonly text: string
}

/** What is less loud than so much of the loudest is a pause. */
const audibleLevel = 0.08

/** The sentences of a text in any language; a line ends one too. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/\n/)
    .flatMap((line) => segments(line, 'sentence'))
    .map((sentence) => sentence.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')

/** How long it takes to say, against others: by letters and digits alone. */
const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 1

/** Finds where so much of what is said, from 0 to 1, is over: pauses are no part of it. */
function speechClock({ duration, peaks }: Sound) {
  const steps = Math.max(1, peaks.length)
  const step = (duration * 1000) / steps
  const heard = peaks.flatMap((peak, at) => (peak >= audibleLevel ? [at] : []))
  const spoken = heard.length > 0 ? heard : Array.from({ length: steps }, (_, at) => at)
  const timeAt = (share: number, whole: number) =>
    Math.round(((spoken[whole] ?? 0) + share * spoken.length - whole) * step)
  return {
    /** After a pause that is there. */
    startAt: (share: number) => timeAt(share, Math.min(Math.floor(share * spoken.length), spoken.length - 1)),
    /** Before a pause that is there. */
    endAt: (share: number) => timeAt(share, Math.max(Math.ceil(share * spoken.length) - 1, 0)),
  }
}

/**
 * About when each piece of a text is said. The model tells words and no times that can be relied on: these go by the
 * length of the words and by what is heard, and leave pauses out.
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
