import { expect, test } from 'vitest'
import { formatTime, isValidId, generateId } from './identifiers.ts'

test('validates ids with Appwrite’s rule', () => {
  for (const id of ['a', 'A.b-c_9', '9lives', 'a'.repeat(36)]) expect(isValidId(id), id).toBe(true)
  for (const id of ['', '.a', '-a', '_a', '$id', 'a b', 'ä', 'a'.repeat(37), '__proto__', 5, null])
    expect(isValidId(id), String(id)).toBe(false)
})

test('generates valid, unique ids that sort by creation', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    ids.push(generateId())
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.map((id) => id.slice(0, 13)).toSorted()).toEqual(ids.map((id) => id.slice(0, 13)))
})

test('formats times in UTC with milliseconds and an offset', () => {
  expect(formatTime(Date.UTC(2026, 10, 20, 17, 56, 32, 744))).toBe('2026-11-20T17:56:32.744+00:00')
})
