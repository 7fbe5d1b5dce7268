import { describe, expect, it } from 'vitest'
import { splitSentences, estimateTimes } from './speech-timing.ts'

const steady = (duration: number) => ({ duration, peaks: Array.from({ length: duration * 10 }, () => 1) })

describe('splitSentences', () => {
  it.each([
    ['One. Two!  Three?\nFour', ['One.', 'Two!', 'Three?', 'Four']],
    ['كيف حالك؟ أنا بخير. شكرًا', ['كيف حالك؟', 'أنا بخير.', 'شكرًا']],
    ['A\u0000B\tC\n\n', ['A B C']],
    [' \n ', []],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences)
  })
})

describe('estimateTimes', () => {
  it('divides the time by the length of the words', () => {
    expect(estimateTimes(['aaa', 'b b b', 'cccc'], steady(10))).toEqual([
      { text: 'aaa', start: 0, end: 3000 },
      { text: 'b b b', start: 3000, end: 6000 },
      { text: 'cccc', start: 6000, end: 10_000 },
    ])
  })

  it('skips pauses and starts after them', () => {
    const peaks = [0, 0, 1, 1, 0, 0, 0, 0.05, 0.9, 1]
    expect(estimateTimes(['aa', 'bb'], { duration: 1, peaks })).toEqual([
      { text: 'aa', start: 200, end: 400 },
      { text: 'bb', start: 800, end: 1000 },
    ])
  })

  it('divides the time evenly without peaks', () => {
    for (const peaks of [[], [0, 0, 0]])
      expect(estimateTimes(['aa', 'bb'], { duration: 3, peaks })).toEqual([
        { text: 'aa', start: 0, end: 1500 },
        { text: 'bb', start: 1500, end: 3000 },
      ])
  })

  it('returns whole milliseconds in order, also for punctuation alone', () => {
    const texts = ['…', 'Ah', '!', 'one word after the other']
    const times = estimateTimes(texts, { duration: 7.7771, peaks: [0.1, 0, 1, 0.3, 0.2, 0, 0] })
    let before = 0
    for (const { start, end } of times) {
      expect([start, end].every(Number.isInteger)).toBe(true)
      expect(start).toBeGreaterThanOrEqual(before)
      expect(end).toBeGreaterThanOrEqual(start)
      before = end
    }
    expect(before).toBeLessThanOrEqual(7778)
  })
})
