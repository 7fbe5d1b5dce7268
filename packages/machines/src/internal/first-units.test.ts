import { describe, expect, it } from 'vitest'
import { hardTexts, isWholeBeginning, longTexts } from '../../../../tests/hard-texts.ts'
import { firstUnits } from './first-units.ts'

describe('firstUnits', () => {
  it.each(Object.entries(hardTexts))('cuts between graphemes, within the limit: %s', (_, text) => {
    for (const most of [0, 1, 2, 3, 7, 16]) {
      for (const long of longTexts(text, most)) {
        const beginning = firstUnits(long, most)
        expect(beginning.length).toBeLessThanOrEqual(most)
        expect(isWholeBeginning(long, beginning)).toBe(true)
      }
    }
  })

  it.each([
    ['abc', 2, 'ab'],
    ['abc', 3, 'abc'],
    ['ab', 3, 'ab'],
    ['abc', 0, ''],
  ])('cuts %j at %i to %j', (text, most, beginning) => {
    expect(firstUnits(text, most)).toBe(beginning)
  })
})
