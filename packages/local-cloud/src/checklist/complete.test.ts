import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ITEMS } from './items.ts'

const folder = new URL('.', import.meta.url)

test('each of the 60 items has its test, and only one', () => {
  const tested = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/^item(?:InBothWays)?\((\d+),/gm),
    ])
    .map(([, number]) => Number(number))
  expect(tested.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
  expect(Object.keys(ITEMS)).toHaveLength(60)
})
