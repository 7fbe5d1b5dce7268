import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => [
  { type: 'p' as const, text: Array.from({ length: count }, () => 'a').join(' ') },
]

it.each([
  ['en', 1, 1],
  ['en', 230, 1],
  ['en', 460, 2],
  ['ar', 460, 3],
  ['en', 1150, 5],
] as const)('returns for %s with %i words %i minutes', (locale, count, minutes) => {
  expect(readingMinutes(words(count), locale)).toBe(minutes)
})

it('counts all blocks, including headings', () => {
  expect(readingMinutes([...words(230), { type: 'h2', text: words(230)[0]?.text ?? '' }], 'en')).toBe(2)
})
