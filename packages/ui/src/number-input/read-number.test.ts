import { describe, expect, it } from 'vitest'
import { createNumberReader, removeGroups } from './read-number.ts'

const read = (text: string, locale = 'en', options: Intl.NumberFormatOptions = {}) =>
  createNumberReader(locale, options).read(text)

describe('createNumberReader', () => {
  it.each(['en', 'ar', 'fa'])('reads every digit and separator (%s)', (locale) => {
    for (const [text, number] of [
      ['35', 35],
      ['٣٥', 35],
      ['۳۵', 35],
      ['٣۵', 35],
      ['٣٫٥', 3.5],
      ['٣،٥', 3.5],
      ['3,5', 3.5],
      ['3.5', 3.5],
      ['.5', 0.5],
      ['٫٥', 0.5],
      ['5.', 5],
      ['0,125', 0.125],
      ['١٬٢٣٤٬٥٦٧٫٥', 1_234_567.5],
      ['1,234,567', 1_234_567],
      ['1.234.567', 1_234_567],
      ['1.234.567,5', 1_234_567.5],
      ['1,234,567.5', 1_234_567.5],
      ['1 234 567,5', 1_234_567.5],
      ['1’234.5', 1234.5],
      ['12,34,567', 1_234_567],
      ['', null],
      [' \u200f', null],
    ] as const)
      expect(read(text, locale), text).toBe(number)
  })

  it.each([
    ['en', '1,234', 1234],
    ['en', '1.234', 1.234],
    ['ar', '١،٢٣٤', 1234],
    ['ar', '1,234', 1234],
    ['de', '1.234', 1234],
    ['de', '1,234', 1.234],
    ['fr', '1,234', 1.234],
    ['fr', '1.234', 1.234],
  ])('reads a separator before three digits as the locale has it (%s: %s)', (locale, text, number) => {
    expect(read(text, locale)).toBe(number)
  })

  it.each(['-7', '−7', '\u200e−٧\u200f', '–7', '‐۷', '-7', '7-', '٧−', '- 7', '﹣7'])(
    'reads the minus of %s',
    (text) => {
      for (const locale of ['en', 'ar', 'fa', 'he', 'sv']) expect(read(text, locale), locale).toBe(-7)
    },
  )

  it('reads zero without a sign', () => {
    expect(Object.is(read('-0'), 0)).toBe(true)
  })

  it.each([
    'ثلاثة',
    '0x10',
    '--1',
    '-1-',
    '1.2.3',
    '.',
    '-',
    '1,5,3',
    '12 34',
    '1234,567',
    '1,23,45',
    '1e3',
    '5²',
    '½',
    '٣ أو ٤',
    '3-4',
    '1٫5٫2',
    'NaN',
    'Infinity',
    '5px',
  ])('does not guess a number from %s', (text) => {
    expect(read(text)).toBe('notANumber')
  })

  it('refuses digits that would be lost', () => {
    expect(read('٩٩٩٬٩٩٩٬٩٩٩٬٩٩٩٬٩٩٩')).toBe(999_999_999_999_999)
    expect(read('1000000000000000')).toBe('tooManyDigits')
    expect(read('0.0000000000000001')).toBe(1e-16)
    expect(read(`0.1${'0'.repeat(20)}`)).toBe('tooManyDigits')
  })

  it('reads the unit, the currency and the percent sign', () => {
    expect(read('35 kg', 'en', { style: 'unit', unit: 'kilogram' })).toBe(35)
    expect(read('٣٥', 'ar', { style: 'unit', unit: 'kilogram' })).toBe(35)
    expect(read('-$1,234.50', 'en', { style: 'currency', currency: 'USD' })).toBe(-1234.5)
    expect(read('35%', 'ar', { style: 'percent' })).toBe(0.35)
    expect(read('.5', 'en', { style: 'percent' })).toBe(0.005)
    expect(read('-7', 'en', { style: 'percent' })).toBe(-0.07)
    expect(read('12.5', 'en', { style: 'percent' })).toBe(0.125)
    const dirham = { style: 'currency', currency: 'AED' } as const
    for (const locale of ['ar', 'en'])
      expect(read(new Intl.NumberFormat(locale, dirham).format(-1234.5), locale, dirham)).toBe(-1234.5)
  })

  it.each(['en', 'ar', 'de', 'fr', 'en-IN', 'de-CH', 'fa', 'he', 'hi'])(
    'reads what it shows (%s)',
    (locale) => {
      const latin = new Intl.Locale(locale, { numberingSystem: 'latn' })
      for (const number of [0, 7, -7, 1234, 12_345.678, -1_234_567.25, 0.000_001, 999_999_999_999_999])
        for (const shown of [new Intl.NumberFormat(latin, { maximumFractionDigits: 20 })])
          expect(read(shown.format(number), locale), shown.format(number)).toBe(number)
    },
  )
})

describe('removeGroups', () => {
  it.each([
    ['1,234', '1,2345', 6, '12345', 5],
    ['1,234', '1,23', 4, '123', 3],
    ['1,234,567', '1,9234,567', 3, '19234567', 2],
    ['1,234', '1234', 1, '1234', 1],
    ['1,234', '5', 1, '5', 1],
    ['1,234', '3,5', 3, '3,5', 3],
    ['1,234', '1,234.', 6, '1234.', 5],
    ['12', '123', 3, '123', 3],
    ['1,234', '', 0, '', 0],
  ])('turns an edit of %s to %s into plain digits', (before, after, caret, text, caretAfter) => {
    expect(removeGroups(before, after, caret, ',')).toEqual({ text, caret: caretAfter })
  })
})
