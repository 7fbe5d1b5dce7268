import { expect, it } from 'vitest'
import { takeGraphemes } from './take-graphemes.ts'

const hard = [
  '👩‍👩‍👧‍👦',
  '🇯🇴',
  '👍🏽',
  'مُّ',
  'é',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'ﻻ',
  '١',
  '❤️',
]

it.each(hard)('never splits %s', (character) => {
  const text = character.repeat(3)
  for (let most = 0; most <= 3; most += 1) expect(takeGraphemes(text, most)).toBe(character.repeat(most))
  expect(takeGraphemes(text, 9)).toBe(text)
})
