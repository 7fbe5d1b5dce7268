import type { Sound } from '../../../../adapters/audio/measure-sound.ts'
import { segments } from '../../../../i18n/segments.ts'
import { splitSentences, estimateTimes, type TimedText, type TimeSpan } from './speech-timing.ts'

/** Lines that are read at once. */
export interface Cue extends TimeSpan {
  readonly lines: readonly string[]
}

/** What fits beside a picture, and can be read in time. */
const maxLineLength = 42
const maxLines = 2
const minDuration = 1000

/** Characters as they are seen: marks stand above their letters. */
const measureWidth = (text: string): number => Array.from(text.replaceAll(/\p{M}/gu, '')).length

/** A word that fills more than a line is broken. */
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

/** Parts words into so many pieces of about the same length. */
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

/** What is read at once of a text: as few pieces as fit, of about the same length. */
function splitChunks(text: string): string[] {
  const words = splitWords(text)
  let count = Math.ceil(breakLines(words).length / maxLines)
  let chunks = splitEvenly(count, words)
  while (chunks.some((chunk) => breakLines(chunk).length > maxLines))
    chunks = splitEvenly((count += 1), words)
  return chunks.map((chunk) => chunk.join(' '))
}

/** Leaves each standing for a second where there is time. */
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

/** Sentences that are read together, and how they are parted. */
interface Group {
  readonly text: string
  readonly chunks: readonly string[]
}

const createGroup = (...sentences: readonly string[]): Group => {
  const text = sentences.join(' ')
  return { text, chunks: splitChunks(text) }
}

/** Joins each of these with the one after it, and the last with the one before. */
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
 * The subtitles of a text: two lines of 42 characters at most, and a second at least. A sentence that is too short is
 * read with the next. Where more was said than anybody could read, the lines become more rather than the time less.
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

/** Of more words than time: hardly more cues than there are seconds. */
function createCrowdedCues(text: string, sound: Sound): Cue[] {
  for (let count = Math.max(1, Math.floor(sound.duration)); ; count = Math.ceil(count * 0.9) - 1) {
    const chunks = splitEvenly(count, splitWords(text)).map((words) => words.join(' '))
    const spoken = extendShort(estimateTimes(chunks, sound), sound)
    if (count <= 1 || !spoken.some(isShort)) return spoken.map(toCue)
  }
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

/** `00:01:02,345`. */
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

/** A SubRip file; its mark tells players on Windows that it is UTF-8. What would be taken for a time is none. */
export const toSrt = (cues: readonly Cue[]): string =>
  `\uFEFF${blocks(cues, ',', (line) => line.replaceAll('-->', '→')).join('\n')}`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A WebVTT file. */
export const toVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...blocks(cues, '.', (line) => line.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)),
  ].join('\n')
