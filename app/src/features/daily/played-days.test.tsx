import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playedDays } from './played-days.ts'

const key = 'saha.daily'

beforeEach(() => localStorage.clear())

describe('playedDays', () => {
  it('stores each day once, for each user and for guests', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = playedDays.subscribe(listener)
    playedDays.add(null, 20_784)
    playedDays.add('amal', 20_785)
    playedDays.add('amal', 20_783)
    playedDays.add('amal', 20_785)
    unsubscribe()
    expect(playedDays.get(null)).toEqual([20_784])
    expect(playedDays.get('amal')).toEqual([20_783, 20_785])
    expect(playedDays.get('sara')).toEqual([])
    expect(listener).toHaveBeenCalledTimes(3)
    expect(playedDays.get('amal')).toBe(playedDays.get('amal'))
  })

  it.each([
    '',
    'null',
    '7',
    '"text"',
    '{',
    '[[1]]',
    '{"amal":1}',
    '{"amal":{"0":20784}}',
    '{"__proto__":[1]}',
  ])('has no days in the stored text %s, and replaces it', (text) => {
    localStorage.setItem(key, text)
    expect(playedDays.get('amal')).toEqual([])
    expect(playedDays.get('__proto__').length).toBeLessThan(2)
    expect(playedDays.get('constructor')).toEqual([])
    playedDays.add('amal', 20_784)
    expect(playedDays.get('amal')).toEqual([20_784])
  })

  it('drops days that are no whole numbers', () => {
    localStorage.setItem(key, '{"amal":[20784,"20785",null,1e400,0.5,[20786],{}]}')
    expect(playedDays.get('amal')).toEqual([20_784])
  })

  it('keeps the latest thousand days of the latest ten users', () => {
    const days = Array.from({ length: 5000 }, (_, index) => index)
    const users = Array.from({ length: 40 }, (_, index) => [`u${index}`, days] as const)
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(users)))
    playedDays.add('u39', 5000)
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, number[]>
    expect(Object.keys(stored)).toHaveLength(10)
    expect(stored['u39']).toHaveLength(1000)
    expect(stored['u39']?.at(-1)).toBe(5000)
  })
})
