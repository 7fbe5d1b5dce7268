import { describe, expect, it } from 'vitest'
import { splitSpeechText } from './split-speech-text.ts'

describe('a text to read aloud', () => {
  it.each([
    ['stays whole as long as it fits', 'One. Two.', 9, ['One. Two.']],
    [
      'is parted between sentences',
      'One is here. Two is there! Three?',
      26,
      ['One is here. Two is there!', 'Three?'],
    ],
    [
      'is parted at Arabic question marks',
      'أين أنت؟ أنا هنا. هل تسمع؟',
      18,
      ['أين أنت؟ أنا هنا.', 'هل تسمع؟'],
    ],
    ['is parted at the ends of lines', 'first line\nsecond line', 12, ['first line', 'second line']],
    ['of one long sentence is parted between words', 'one two three four', 9, ['one two', 'three', 'four']],
    ['of one long word is parted between letters', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['keeps marks with their letters', 'مُمُمُمُ', 4, ['مُمُ', 'مُمُ']],
    ['keeps an emoji whole', '👩🏽‍🚀👩🏽‍🚀', 8, ['👩🏽‍🚀', '👩🏽‍🚀']],
    ['of nothing has no parts', ' \n ', 10, []],
    ['does without the blanks around it', '\n  Hello.  \n', 6, ['Hello.']],
  ])('%s', (_, text, most, parts) => {
    expect(splitSpeechText(text, most)).toEqual(parts)
  })

  it('keeps every word, in parts within the limit', () => {
    const text = Array.from({ length: 400 }, (_, at) => `Sentence ${at} is here. هذه الجملة رقم ${at}؟`).join(
      ' ',
    )
    const parts = splitSpeechText(text, 500)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(500)
    expect(parts.join(' ')).toBe(text)
    expect(parts.every((part) => /[.؟]$/.test(part))).toBe(true)
  })
})
