import { afterEach, expect, it, vi } from 'vitest'
import { sessionStore } from './web-storage.ts'

const key = 'saha.test-of-preferences'
afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.remove(key)
})

it('returns null for a removed value', () => {
  sessionStore.set(key, 'one')
  expect(sessionStore.get(key)).toBe('one')
  sessionStorage.removeItem(key)
  expect(sessionStore.get(key)).toBe(null)
})

it('keeps a value in memory when the storage is full, and prefers it to the stored one', () => {
  sessionStore.set(key, 'one')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  sessionStore.set(key, 'two')
  expect(sessionStore.get(key)).toBe('two')
  sessionStore.remove(key)
  expect(sessionStore.get(key)).toBe(null)
})
