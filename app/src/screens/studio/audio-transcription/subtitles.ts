import type { Sound } from '../../../adapters/audio/measure-sound.ts'
import { segments } from '../../../i18n/segments.ts'
import { sentencesOf, timesOf, type Spoken, type Stretch } from './spoken.ts'

/** Lines that are read at once. */
export interface Cue extends Stretch {
  readonly lines: readonly string[]
}

/** What fits beside a picture, and can be read in time. */
const longestLine = 42
const mostLines = 2
const shortest = 1000

/** Characters as they are seen: marks stand above their letters. */
const widthOf = (text: string): number => Array.from(text.replaceAll(/\p{M}/gu, '')).length

/** A word that fills more than a line is broken. */
function breakWord(word: string): string[] {
  const parts = ['']
  for (const segment of segments(word, 'grapheme')) {
    if (widthOf(`${parts.at(-1)}${segment}`) > longestLine) parts.push('')
    parts[parts.length - 1] += segment
  }
  return parts
}

const wordsOf = (text: string): string[] =>
  text.split(' ').flatMap((word) => (word.length > longestLine ? breakWord(word) : word))

function linesOf(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= longestLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Parts words into so many pieces of about the same length. */
function partInto(count: number, words: readonly string[]): string[][] {
  const whole = widthOf(words.join(' '))
  const pieces: string[][] = Array.from({ length: count }, () => [])
  let seen = 0
  for (const word of words) {
    const middle = seen + widthOf(word) / 2
    pieces[Math.min(count - 1, Math.floor((middle / whole) * count))]?.push(word)
    seen += widthOf(word) + 1
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** What is read at once of a text: as few pieces as fit, of about the same length. */
function piecesOf(text: string): string[] {
  const words = wordsOf(text)
  let count = Math.ceil(linesOf(words).length / mostLines)
  let pieces = partInto(count, words)
  while (pieces.some((piece) => linesOf(piece).length > mostLines)) pieces = partInto((count += 1), words)
  return pieces.map((piece) => piece.join(' '))
}

/** Leaves each standing for a second where there is time. */
const linger = (pieces: readonly Spoken[], { duration }: Sound): Spoken[] =>
  pieces.map((piece, at) => {
    const most = pieces[at + 1]?.start ?? Math.round(duration * 1000)
    return { ...piece, end: Math.max(piece.end, Math.min(piece.start + shortest, most)) }
  })

const isShort = ({ start, end }: Stretch) => end - start < shortest

const toCue = ({ text, start, end }: Spoken): Cue => ({
  start,
  end: Math.max(end, start + shortest),
  lines: linesOf(wordsOf(text)),
})

/** Sentences that are read together, and how they are parted. */
interface Group {
  readonly text: string
  readonly pieces: readonly string[]
}

const groupOf = (...sentences: readonly string[]): Group => {
  const text = sentences.join(' ')
  return { text, pieces: piecesOf(text) }
}

/** Joins each of these with the one after it, and the last with the one before. */
function joinShort(groups: readonly Group[], short: ReadonlySet<Group>): Group[] {
  const joined: Group[] = []
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at] as Group
    const next = groups[at + 1]
    if (!short.has(group)) joined.push(group)
    else if (next) {
      joined.push(groupOf(group.text, next.text))
      at += 1
    } else joined.push(groupOf(joined.pop()?.text ?? '', group.text))
  }
  return joined
}

/**
 * The subtitles of a text: two lines of 42 characters at most, and a second at least. A sentence that is too short is
 * read with the next. Where more was said than anybody could read, the lines become more rather than the time less.
 */
export function cuesOf(text: string, sound: Sound): Cue[] {
  let groups = sentencesOf(text).map((sentence) => groupOf(sentence))
  for (;;) {
    const owners = groups.flatMap((group) => group.pieces.map(() => group))
    const pieces = groups.flatMap((group) => group.pieces)
    const spoken = linger(timesOf(pieces, sound), sound)
    const short = new Set(owners.filter((_, at) => isShort(spoken[at] as Spoken)))
    if (short.size === 0) return spoken.map(toCue)
    const [first, ...others] = groups
    if (first && others.length === 0) return crowded(first.text, sound)
    groups = joinShort(groups, short)
  }
}

/** Of more words than time: hardly more cues than there are seconds. */
function crowded(text: string, sound: Sound): Cue[] {
  for (let count = Math.max(1, Math.floor(sound.duration)); ; count = Math.ceil(count * 0.9) - 1) {
    const pieces = partInto(count, wordsOf(text)).map((words) => words.join(' '))
    const spoken = linger(timesOf(pieces, sound), sound)
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
