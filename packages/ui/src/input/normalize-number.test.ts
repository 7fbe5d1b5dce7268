import { describe, expect, it } from 'vitest'
import { getCaretAfterNormalizing, isNumber, normalizeNumber } from './normalize-number.ts'

describe('normalizeNumber', () => {
  it.each([
    ['٣٥', '35'],
    ['۳۵', '35'],
    ['٣٫٥', '3.5'],
    ['١٬٢٣٤٬٥٦٧٫٥', '1234567.5'],
    ['١،٢٣٤', '1234'],
    ['1,234,567', '1234567'],
    ['1234,567', '1234567'],
    ['\u200e−٧\u200f ', '-7'],
    ['1e3', '1e3'],
  ])('reads %s as %s', (text, number) => {
    expect(normalizeNumber(text)).toBe(number)
    expect(isNumber(number)).toBe(true)
  })

  it.each(['1,5', '٣،٥', '0,125', '12,34', '1 234', 'ثلاثة', '0x10', '--1', '1.2.3', '.', '-'])(
    'keeps the ambiguous %s, which is not a number',
    (text) => {
      const kept = normalizeNumber(text)
      expect(kept).toHaveLength(text.length)
      expect(isNumber(kept)).toBe(false)
    },
  )
})

describe('getCaretAfterNormalizing', () => {
  it.each([
    ['٣٥', 1, 1],
    ['1,234', 2, 1],
    ['1,234', 5, 4],
    ['1,5', 2, 2],
    ['', 0, 0],
  ])('moves the caret in %s from %s to %s', (text, caret, after) => {
    expect(getCaretAfterNormalizing(text, caret)).toBe(after)
  })
})
