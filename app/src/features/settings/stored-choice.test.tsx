import { afterEach, expect, it, vi } from 'vitest'
import { createStoredChoice } from './stored-choice.ts'
import { shortcuts, areShortcutsOn } from './shortcuts.ts'

const key = 'saha.test-choice'
const choice = createStoredChoice(key, ['tea', 'coffee'], 'tea')
afterEach(() => {
  localStorage.removeItem(key)
  localStorage.removeItem('saha.shortcuts')
})

it('returns the default until a value is set, and for unknown stored values', () => {
  expect(choice.get()).toBe('tea')
  choice.set('coffee')
  expect([choice.get(), localStorage.getItem(key)]).toEqual(['coffee', 'coffee'])
  localStorage.setItem(key, 'constructor')
  expect(choice.get()).toBe('tea')
})

it('notifies listeners of changes in this and other tabs', () => {
  const listener = vi.fn()
  const unsubscribe = choice.subscribe(listener)
  choice.set('coffee')
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})

it('enables single-key shortcuts until they are switched off', () => {
  expect(areShortcutsOn()).toBe(true)
  shortcuts.set('off')
  expect(areShortcutsOn()).toBe(false)
})
