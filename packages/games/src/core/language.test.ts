import { describe, expect, it } from 'vitest'
import { formatCount, formatNumber } from './language.ts'
import { messages } from './shell/messages.ts'

const lanterns = {
  en: { one: '{n} lantern', other: '{n} lanterns' },
  ar: {
    zero: 'لا فوانيس',
    one: 'فانوس واحد',
    two: 'فانوسان',
    few: '{n} فوانيس',
    many: '{n} فانوسًا',
    other: '{n} فانوس',
  },
}

describe('language', () => {
  it.each([
    [0, 'لا فوانيس'],
    [1, 'فانوس واحد'],
    [2, 'فانوسان'],
    [3, '3 فوانيس'],
    [11, '11 فانوسًا'],
    [100, '100 فانوس'],
  ])('counts %d in Arabic', (value, phrase) => expect(formatCount('ar', lanterns, value)).toBe(phrase))

  it.each([
    [1, '1 lantern'],
    [2, '2 lanterns'],
  ])('counts %d in English', (value, phrase) => expect(formatCount('en', lanterns, value)).toBe(phrase))

  it('writes Latin digits in both languages', () => {
    expect(formatNumber('ar', 12_345)).toMatch(/^12[,.]345$/)
    expect(formatNumber('en', 12_345)).toBe('12,345')
  })

  it('has every message in both languages', () => {
    const flat = (value: object): string[] =>
      Object.values(value).flatMap((each: unknown) =>
        typeof each === 'string' ? [each] : flat(each as object),
      )
    expect(flat(messages.en).filter((text) => text.trim() === '' || /[\u0600-\u06ff]/.test(text))).toEqual([])
    expect(flat(messages.ar).filter((text) => !/[\u0600-\u06ff]/.test(text))).toEqual([])
  })
})
