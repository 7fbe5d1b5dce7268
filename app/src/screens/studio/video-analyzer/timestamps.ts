/** A time or a range of times in a text. */
export interface Timestamp {
  /** As written. */
  readonly text: string
  /** Target in seconds; null if it is after the end. */
  readonly at: number | null
}

const digit = '[0-9٠-٩۰-۹]'
const time = `(?:${digit}{1,2}:[0-5٠-٥۰-۵]${digit}|${digit}{1,3}):[0-5٠-٥۰-۵]${digit}(?:\\.${digit}{1,3})?`
/** Not part of a longer number or of a character with marks, and not a time of day. */
const timestamps = new RegExp(
  `(?<![A-Za-z:.]|${digit})(${time})(?:\\s?[-–—]\\s?${time})?(?!${digit}|:|[\\p{M}\\p{Join_Control}\\u{e0020}-\\u{e007f}]|\\s?[ap]\\.?m\\b)`,
  'giu',
)

const eastern = /[٠-٩۰-۹]/g
const toLatin = (text: string) => text.replaceAll(eastern, (figure) => String(figure.charCodeAt(0) & 15))

const toSeconds = (text: string): number =>
  toLatin(text)
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

/**
 * Splits a text at its timestamps: `m:ss`, `mm:ss`, `h:mm:ss`, and ranges, which lead to their start.
 *
 * @param duration of the video in seconds; Infinity if unknown
 */
export function splitAtTimestamps(text: string, duration: number): (string | Timestamp)[] {
  const segments: (string | Timestamp)[] = []
  let position = 0
  for (const { 0: range, 1: start = '', index } of text.matchAll(timestamps)) {
    const at = toSeconds(start)
    if (index > position) segments.push(text.slice(position, index))
    // The last second counts from its start, because durations are rounded up as often as down.
    segments.push({ text: range, at: at <= Math.ceil(duration) ? Math.min(at, duration) : null })
    position = index + range.length
  }
  if (position < text.length) segments.push(text.slice(position))
  return segments
}
