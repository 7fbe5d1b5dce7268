import { expect, it } from 'vitest'
import { splitAtTimestamps } from './timestamps.ts'

const readTimestamps = (words: string, end = Number.POSITIVE_INFINITY) =>
  splitAtTimestamps(words, end).flatMap((segment) =>
    typeof segment === 'string' ? [] : [[segment.text, segment.at]],
  )

it.each<[string, unknown[]]>([
  ['At 0:07 a door opens.', [['0:07', 7]]],
  ['12:34', [['12:34', 754]]],
  ['(1:02:03)', [['1:02:03', 3723]]],
  [
    '[00:05], then 75:20.',
    [
      ['00:05', 5],
      ['75:20', 4520],
    ],
  ],
  ['0:01.5–1:02.0', [['0:01.5–1:02.0', 1.5]]],
  ['From 0:05 - 0:10 it rains', [['0:05 - 0:10', 5]]],
  [
    'في 0:05، ثم ٠١:١٥–٠١:٣٠ و۰۲:۰۰',
    [
      ['0:05', 5],
      ['٠١:١٥–٠١:٣٠', 75],
      ['۰۲:۰۰', 120],
    ],
  ],
  ['0:59-', [['0:59', 59]]],
])('%s', (words, found) => {
  expect(readTimestamps(words)).toEqual(found)
})

it.each([
  'a ratio of 16:9',
  '0:60 and 1:75:20',
  '01:02:03:04 of a camera',
  '4:30 PM, 4:30pm, 10:15 a.m.',
  '2026-01-01T10:20:30',
  '1234:56',
  '1.2:30',
  '::12:30:',
])('%s has no timestamp', (words) => {
  expect(splitAtTimestamps(words, 1e6)).toEqual([words])
})

it('keeps every word in order', () => {
  for (const words of ['0:01', '0:01 0:02', 'a 0:01', '0:01 a', '', 'في 0:05 و0:06–0:07.']) {
    const segments = splitAtTimestamps(words, 10)
    expect(segments.map((segment) => (typeof segment === 'string' ? segment : segment.text)).join('')).toBe(
      words,
    )
  }
})

it('clamps timestamps to the duration and ignores those after it', () => {
  expect(readTimestamps('0:03, 0:04, 0:05, 0:02–0:09', 3.4)).toEqual([
    ['0:03', 3],
    ['0:04', 3.4],
    ['0:05', null],
    ['0:02–0:09', 2],
  ])
})

it('splits a long text within a second', () => {
  const words = '1:'.repeat(50_000)
  const startedAt = performance.now()
  splitAtTimestamps(words, 10)
  splitAtTimestamps('1'.repeat(100_000), 10)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
