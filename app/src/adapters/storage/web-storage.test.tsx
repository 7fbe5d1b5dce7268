import { afterEach, expect, it, vi } from 'vitest'
import { perSession } from './web-storage.ts'

const key = 'saha.test-of-preferences'
afterEach(() => {
  vi.restoreAllMocks()
  perSession.remove(key)
})

it('what was taken out of the storage is not there any more', () => {
  perSession.set(key, 'one')
  expect(perSession.get(key)).toBe('one')
  sessionStorage.removeItem(key)
  expect(perSession.get(key)).toBe(null)
})

it('what a full storage does not take lives as long as the page, and is newer than what lies there', () => {
  perSession.set(key, 'one')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  perSession.set(key, 'two')
  expect(perSession.get(key)).toBe('two')
  perSession.remove(key)
  expect(perSession.get(key)).toBe(null)
})
