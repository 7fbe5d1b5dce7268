import { expect, test } from 'vitest'
import { startOf } from './period.ts'

const sunday = Date.UTC(2026, 10, 29, 23, 59, 59)
const monday = Date.UTC(2026, 10, 30)

test('begins today at midnight UTC', () => {
  expect(startOf('today', sunday)).toBe('2026-11-29T00:00:00.000Z')
  expect(startOf('today', monday)).toBe('2026-11-30T00:00:00.000Z')
})

test('begins the week on Monday', () => {
  expect(startOf('week', sunday)).toBe('2026-11-23T00:00:00.000Z')
  expect(startOf('week', monday)).toBe('2026-11-30T00:00:00.000Z')
})

test('has no start for all time', () => {
  expect(startOf('all', monday)).toBeNull()
})
