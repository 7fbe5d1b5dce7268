import { afterEach, expect, it, vi } from 'vitest'
import { createStoredChoice } from './stored-choice.ts'
import { shortcuts, areShortcutsOn } from './shortcuts.ts'

const key = 'saha.test-of-choices'
const choice = createStoredChoice(key, ['tea', 'coffee'], 'tea')
afterEach(() => {
  localStorage.removeItem(key)
  localStorage.removeItem('saha.shortcuts')
})

it('holds until something is chosen, and whatever else is found counts as nothing', () => {
  expect(choice.get()).toBe('tea')
  choice.set('coffee')
  expect([choice.get(), localStorage.getItem(key)]).toEqual(['coffee', 'coffee'])
  localStorage.setItem(key, 'constructor')
  expect(choice.get()).toBe('tea')
})

it('tells of a choice here and in another tab', () => {
  const heard = vi.fn()
  const stop = choice.subscribe(heard)
  choice.set('coffee')
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

it('single keys do something until they are switched off', () => {
  expect(areShortcutsOn()).toBe(true)
  shortcuts.set('off')
  expect(areShortcutsOn()).toBe(false)
})
