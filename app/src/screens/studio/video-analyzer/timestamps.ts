/** A time in a text, or a span of two. */
export interface Moment {
  /** As it is written. */
  readonly text: string
  /** Where it leads, in seconds; null for what is past the end. */
  readonly at: number | null
}

const digit = '[0-9٠-٩۰-۹]'
const time = `(?:${digit}{1,2}:[0-5٠-٥۰-۵]${digit}|${digit}{1,3}):[0-5٠-٥۰-۵]${digit}(?:\\.${digit}{1,3})?`
/** Neither part of a longer figure or of a character with marks, nor an hour of the day. */
const moments = new RegExp(
  `(?<![A-Za-z:.]|${digit})(${time})(?:\\s?[-–—]\\s?${time})?(?!${digit}|:|[\\p{M}\\p{Join_Control}\\u{e0020}-\\u{e007f}]|\\s?[ap]\\.?m\\b)`,
  'giu',
)

const eastern = /[٠-٩۰-۹]/g
const toLatin = (text: string) => text.replaceAll(eastern, (figure) => String(figure.charCodeAt(0) & 15))

const secondsOf = (text: string): number =>
  toLatin(text)
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)

/**
 * Words and the times in them: `m:ss`, `mm:ss`, `h:mm:ss`, and spans, which lead to where they begin.
 *
 * @param end where the video ends, in seconds; Infinity while nobody knows
 */
export function splitAtMoments(words: string, end: number): (string | Moment)[] {
  const pieces: (string | Moment)[] = []
  let done = 0
  for (const { 0: text, 1: begin = '', index } of words.matchAll(moments)) {
    const at = secondsOf(begin)
    if (index > done) pieces.push(words.slice(done, index))
    // The last second counts from its beginning on, and is rounded up as often as down.
    pieces.push({ text, at: at <= Math.ceil(end) ? Math.min(at, end) : null })
    done = index + text.length
  }
  if (done < words.length) pieces.push(words.slice(done))
  return pieces
}
