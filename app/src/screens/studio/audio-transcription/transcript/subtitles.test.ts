import { describe, expect, it } from 'vitest'
import type { Sound } from '../../../../adapters/audio/measure-sound.ts'
import { createCues, toSrt, toVtt, type Cue } from './subtitles.ts'

const sound = (duration: number, peaks: readonly number[] = []): Sound => ({ duration, peaks })

const english =
  'Good evening, and welcome to the square. Find a seat: the first game begins in a minute, and nobody knows who will win it. Yes. Why not? ' +
  'Whoever comes late may stand at the wall, where the lanterns hang, and see as much as all the others do.'
const arabic =
  'مساء الخير، وأهلًا بكم في الساحة. خذوا أماكنكم، فاللعبة الأولى تبدأ بعد دقيقة، ولا أحد يعرف من سيفوز بها. نعم. ولم لا؟ ' +
  'ومن يصل متأخرًا فله أن يقف عند الجدار حيث تُعلَّق الفوانيس، فيرى ما يراه الآخرون جميعًا.'
const width = (line: string) => Array.from(line.replaceAll(/\p{M}/gu, '')).length
const textOf = (cues: readonly Cue[]) => cues.flatMap(({ lines }) => lines).join(' ')

describe.each([
  ['English', english],
  ['Arabic', arabic],
])('subtitles of %s', (_, text) => {
  const cues = createCues(text, sound(21.4))

  it('contain every word in order', () => {
    expect(textOf(cues)).toBe(text)
  })

  it('have at most two lines of 42 characters', () => {
    expect(cues.length).toBeGreaterThan(3)
    for (const { lines } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(width(line)).toBeLessThanOrEqual(42)
    }
  })

  it('last at least a second, do not overlap and end with the audio', () => {
    let before = 0
    for (const { start, end } of cues) {
      expect([start, end].every(Number.isInteger)).toBe(true)
      expect(start).toBeGreaterThanOrEqual(before)
      expect(end - start).toBeGreaterThanOrEqual(1000)
      before = end
    }
    expect(before).toBe(21_400)
  })
})

describe('subtitles', () => {
  it('keep these limits for any text and length, except for too many words', () => {
    const word = (seed: number) => 'ab'.repeat(1 + ((seed * 7) % 9)).slice(0, 1 + ((seed * 5) % 17))
    for (let seed = 1; seed < 60; seed += 1) {
      const text = Array.from(
        { length: seed * 3 },
        (_, at) => `${word(seed + at)}${(seed + at) % (2 + (seed % 9)) === 0 ? '.' : ''}`,
      ).join(' ')
      const duration = 0.3 + ((seed * 13) % 90)
      const cues = createCues(text, sound(duration, [1, 0, 0.5, 0, 0, 1]))
      expect(textOf(cues)).toBe(text)
      let before = 0
      for (const { start, end, lines } of cues) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end - start).toBeGreaterThanOrEqual(1000)
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(42)
        before = end
      }
      if (duration >= 1) expect(before).toBeLessThanOrEqual(Math.round(duration * 1000))
    }
  })

  it('join a short sentence with the next', () => {
    expect(
      createCues('No. This one is long enough to be read by itself.', sound(4)).map(({ lines }) => lines),
    ).toEqual([['No. This one is long enough to be read by', 'itself.']])
  })

  it('add lines instead of shortening the time', () => {
    const cues = createCues('One and two and three and four and five. '.repeat(8), sound(1.2))
    expect(cues).toHaveLength(1)
    expect(cues[0]).toMatchObject({ start: 0, end: 1200 })
    expect(cues[0]?.lines.length).toBeGreaterThan(2)
    expect(createCues('Hm.', sound(0.2))).toEqual([{ start: 0, end: 1000, lines: ['Hm.'] }])
  })

  it('break a word that is longer than a line between characters', () => {
    const [cue] = createCues('é'.normalize('NFD').repeat(50), sound(5))
    expect(cue?.lines.map(width)).toEqual([42, 8])
  })
})

describe('a subtitle file', () => {
  const cues: Cue[] = [
    { start: 0, end: 1999, lines: ['Cats & dogs <3', 'من هنا؟ «نعم».'] },
    { start: 3_661_001, end: 3_662_000, lines: ['a --> b'] },
  ]

  it('in SubRip format has a byte order mark, commas and whole milliseconds', () => {
    expect(toSrt(cues)).toBe(
      '\uFEFF1\n00:00:00,000 --> 00:00:01,999\nCats & dogs <3\nمن هنا؟ «نعم».\n\n2\n01:01:01,001 --> 01:01:02,000\na → b\n',
    )
  })

  it('in WebVTT format has decimal points and escapes markup', () => {
    expect(toVtt(cues)).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.999\nCats &amp; dogs &lt;3\nمن هنا؟ «نعم».\n\n2\n01:01:01.001 --> 01:01:02.000\na --&gt; b\n',
    )
  })
})
