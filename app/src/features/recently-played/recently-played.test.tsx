import { afterEach, expect, it, vi } from 'vitest'
import { maxRecentGames, recentlyPlayed } from './recently-played.ts'

const key = 'saha.played'
afterEach(() => recentlyPlayed.clear())

it('lists each game once, latest first, and drops the oldest above the limit', () => {
  for (let game = 0; game < maxRecentGames + 3; game++) recentlyPlayed.add(`g${game}`)
  recentlyPlayed.add('g10')
  expect(recentlyPlayed.get()).toHaveLength(maxRecentGames)
  expect(recentlyPlayed.get().slice(0, 2)).toEqual(['g10', `g${maxRecentGames + 2}`])
  expect(new Set(recentlyPlayed.get()).size).toBe(maxRecentGames)
})

it('removes one game or all, and restores them', () => {
  recentlyPlayed.add('a')
  recentlyPlayed.add('b')
  const before = recentlyPlayed.get()
  recentlyPlayed.remove('b')
  expect(recentlyPlayed.get()).toEqual(['a'])
  recentlyPlayed.clear()
  expect([recentlyPlayed.get(), localStorage.getItem(key)]).toEqual([[], null])
  recentlyPlayed.restore(before)
  expect(recentlyPlayed.get()).toEqual(['b', 'a'])
})

it.each(['{', '{"a":1}', '[1]', '"zellige"', 'null', '[["a"]]'])(
  'ignores stored values that are no list of ids: %s',
  (text) => {
    localStorage.setItem(key, text)
    expect(recentlyPlayed.get()).toEqual([])
  },
)

it('limits stored lists and returns the same array until the list changes', () => {
  localStorage.setItem(key, JSON.stringify(Array.from({ length: 500 }, (_, game) => `g${game % 100}`)))
  expect(recentlyPlayed.get()).toHaveLength(maxRecentGames)
  expect(recentlyPlayed.get()).toBe(recentlyPlayed.get())
})

it('notifies listeners of changes in other tabs until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = recentlyPlayed.subscribe(listener)
  const dispatchStorage = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
  localStorage.setItem(key, '["zellige"]')
  dispatchStorage({ key })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(recentlyPlayed.get()).toEqual(['zellige'])
  dispatchStorage({ key: 'saha.theme' })
  expect(listener).toHaveBeenCalledTimes(1)
  dispatchStorage({ key: null })
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  dispatchStorage({ key })
  expect(listener).toHaveBeenCalledTimes(2)
})
