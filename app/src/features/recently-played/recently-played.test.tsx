import { afterEach, expect, it, vi } from 'vitest'
import { maxRecentGames, played } from './recently-played.ts'

const key = 'saha.played'
afterEach(() => played.clear())

it('the last one played stands first, each stands once, and the oldest goes when there are too many', () => {
  for (let game = 0; game < maxRecentGames + 3; game++) played.add(`g${game}`)
  played.add('g10')
  expect(played.get()).toHaveLength(maxRecentGames)
  expect(played.get().slice(0, 2)).toEqual(['g10', `g${maxRecentGames + 2}`])
  expect(new Set(played.get()).size).toBe(maxRecentGames)
})

it('one is taken off, all are, and come back', () => {
  played.add('a')
  played.add('b')
  const before = played.get()
  played.remove('b')
  expect(played.get()).toEqual(['a'])
  played.clear()
  expect([played.get(), localStorage.getItem(key)]).toEqual([[], null])
  played.restore(before)
  expect(played.get()).toEqual(['b', 'a'])
})

it.each(['{', '{"a":1}', '[1]', '"zellige"', 'null', '[["a"]]'])(
  'what is no list of ids counts as none: %s',
  (text) => {
    localStorage.setItem(key, text)
    expect(played.get()).toEqual([])
  },
)

it('is bounded on reading too, and the same list while nothing changes', () => {
  localStorage.setItem(key, JSON.stringify(Array.from({ length: 500 }, (_, game) => `g${game % 100}`)))
  expect(played.get()).toHaveLength(maxRecentGames)
  expect(played.get()).toBe(played.get())
})

it('hears of another tab, until it is told not to', () => {
  const heard = vi.fn()
  const stop = played.subscribe(heard)
  const other = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
  localStorage.setItem(key, '["elsewhere"]')
  other({ key })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(played.get()).toEqual(['elsewhere'])
  other({ key: 'saha.theme' })
  expect(heard).toHaveBeenCalledTimes(1)
  other({ key: null })
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  other({ key })
  expect(heard).toHaveBeenCalledTimes(2)
})
