import type { Sound } from '../../../../adapters/audio/measure-sound.ts'
import { segments } from '../../../../i18n/segments.ts'
import { splitSentences, estimateTimes, type TimedText, type TimeSpan } from './speech-timing.ts'

/** Subtitle lines that are shown together. */
export interface Cue extends TimeSpan {
  readonly lines: readonly string[]
}

/** Common limits of subtitles; the duration is in milliseconds. */
const maxLineLength = 42
const maxLines = 2
const minDuration = 1000

/** Counts visible characters; combining marks take no width. */
const measureWidth = (text: string): number => Array.from(text.replaceAll(/\p{M}/gu, '')).length

/** Breaks a word that is longer than a line. */
function breakWord(word: string): string[] {
  const parts = ['']
  for (const segment of segments(word, 'grapheme')) {
    if (measureWidth(`${parts.at(-1)}${segment}`) > maxLineLength) parts.push('')
    parts[parts.length - 1] += segment
  }
  return parts
}

const splitWords = (text: string): string[] =>
  text.split(' ').flatMap((word) => (word.length > maxLineLength ? breakWord(word) : word))

function breakLines(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measureWidth(longer) <= maxLineLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Splits words into `count` chunks of about equal width. */
function splitEvenly(count: number, words: readonly string[]): string[][] {
  const whole = measureWidth(words.join(' '))
  const chunks: string[][] = Array.from({ length: count }, () => [])
  let seen = 0
  for (const word of words) {
    const middle = seen + measureWidth(word) / 2
    chunks[Math.min(count - 1, Math.floor((middle / whole) * count))]?.push(word)
    seen += measureWidth(word) + 1
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

/** Splits a text into as few chunks of about equal width as fit the line limit. */
function splitChunks(text: string): string[] {
  const words = splitWords(text)
  let count = Math.ceil(breakLines(words).length / maxLines)
  let chunks = splitEvenly(count, words)
  while (chunks.some((chunk) => breakLines(chunk).length > maxLines))
    chunks = splitEvenly((count += 1), words)
  return chunks.map((chunk) => chunk.join(' '))
}

/** Extends short chunks to the minimum duration where the next one leaves time. */
const extendShort = (chunks: readonly TimedText[], { duration }: Sound): TimedText[] =>
  chunks.map((chunk, at) => {
    const most = chunks[at + 1]?.start ?? Math.round(duration * 1000)
    return { ...chunk, end: Math.max(chunk.end, Math.min(chunk.start + minDuration, most)) }
  })

const isShort = ({ start, end }: TimeSpan) => end - start < minDuration

const toCue = ({ text, start, end }: TimedText): Cue => ({
  start,
  end: Math.max(end, start + minDuration),
  lines: breakLines(splitWords(text)),
})

/** Sentences that are shown together, and their chunks. */
interface Group {
  readonly text: string
  readonly chunks: readonly string[]
}

const createGroup = (...sentences: readonly string[]): Group => {
  const text = sentences.join(' ')
  return { text, chunks: splitChunks(text) }
}

/** Joins each short group with the next one, and the last with the one before. */
function joinShort(groups: readonly Group[], short: ReadonlySet<Group>): Group[] {
  const joined: Group[] = []
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at] as Group
    const next = groups[at + 1]
    if (!short.has(group)) joined.push(group)
    else if (next) {
      joined.push(createGroup(group.text, next.text))
      at += 1
    } else joined.push(createGroup(joined.pop()?.text ?? '', group.text))
  }
  return joined
}

/**
 * Creates subtitles of at most two lines of 42 characters that last at least a second. Joins short sentences. If
 * there is too much text for the time, cues get more lines instead of less time.
 */
export function createCues(text: string, sound: Sound): Cue[] {
  let groups = splitSentences(text).map((sentence) => createGroup(sentence))
  for (;;) {
    const owners = groups.flatMap((group) => group.chunks.map(() => group))
    const chunks = groups.flatMap((group) => group.chunks)
    const spoken = extendShort(estimateTimes(chunks, sound), sound)
    const short = new Set(owners.filter((_, at) => isShort(spoken[at] as TimedText)))
    if (short.size === 0) return spoken.map(toCue)
    const [first, ...others] = groups
    if (first && others.length === 0) return createCrowdedCues(first.text, sound)
    groups = joinShort(groups, short)
  }
}

/** Creates about one cue a second for a text that is too long for its audio. */
function createCrowdedCues(text: string, sound: Sound): Cue[] {
  for (let count = Math.max(1, Math.floor(sound.duration)); ; count = Math.ceil(count * 0.9) - 1) {
    const chunks = splitEvenly(count, splitWords(text)).map((words) => words.join(' '))
    const spoken = extendShort(estimateTimes(chunks, sound), sound)
    if (count <= 1 || !spoken.some(isShort)) return spoken.map(toCue)
  }
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

/** Formats a time as `00:01:02,345`. */
function timestamp(time: number, point: string): string {
  const seconds = Math.floor(time / 1000)
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => digits(Math.floor(part), 2))
  return `${clock.join(':')}${point}${digits(time % 1000, 3)}`
}

const blocks = (cues: readonly Cue[], point: string, escape: (line: string) => string) =>
  cues.map(
    ({ start, end, lines }, at) =>
      `${at + 1}\n${timestamp(start, point)} --> ${timestamp(end, point)}\n${lines.map(escape).join('\n')}\n`,
  )

/**
 * Formats cues as SubRip. The byte order mark tells players on Windows that the file is UTF-8. An arrow in the text
 * is replaced, because it would be read as a time range.
 */
export const toSrt = (cues: readonly Cue[]): string =>
  `\uFEFF${blocks(cues, ',', (line) => line.replaceAll('-->', '→')).join('\n')}`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Formats cues as WebVTT. */
export const toVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...blocks(cues, '.', (line) => line.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)),
  ].join('\n')
