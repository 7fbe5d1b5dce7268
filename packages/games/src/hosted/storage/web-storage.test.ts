import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageArea } from './storage-area.ts'
import { createWebStorage, replaceInterface } from './web-storage.ts'

const prototype = {}
replaceInterface(prototype)
const onChange = vi.fn<() => void>()
let storage: Storage
beforeEach(() => {
  onChange.mockReset()
  storage = createWebStorage(new StorageArea(() => 100, onChange), prototype)
})

describe('createWebStorage', () => {
  it('converts keys and values to texts', () => {
    storage.setItem(1 as unknown as string, null as unknown as string)
    expect(storage.getItem('1')).toBe('null')
    expect(storage.getItem('missing')).toBeNull()
    expect(storage['missing']).toBeUndefined()
  })

  it('reads and writes entries as properties', () => {
    storage['coins'] = 7
    expect(storage['coins']).toBe('7')
    expect(storage.getItem('coins')).toBe('7')
    expect('coins' in storage).toBe(true)
    expect(Object.hasOwn(storage, 'coins')).toBe(true)
    expect(delete storage['coins']).toBe(true)
    expect(storage.getItem('coins')).toBeNull()
    expect('coins' in storage).toBe(false)
  })

  it('lists entries in the order of their first assignment', () => {
    for (const key of ['b', 'a', 'c', 'b']) storage.setItem(key, key)
    expect(Object.keys(storage)).toEqual(['b', 'a', 'c'])
    expect(Object.assign({}, storage)).toEqual({ a: 'a', b: 'b', c: 'c' })
    expect(JSON.stringify(storage)).toBe('{"b":"b","a":"a","c":"c"}')
    expect([storage.length, storage.key(1), storage.key(3), storage.key(-1)]).toEqual([3, 'a', null, null])
    const seen: string[] = []
    for (const key in storage) if (Object.hasOwn(storage, key)) seen.push(key)
    expect(seen).toEqual(['b', 'a', 'c'])
  })

  it('keeps its methods when an entry has the name of one', () => {
    storage.setItem('getItem', 'mine')
    storage.setItem('length', '9')
    expect(storage.getItem('getItem')).toBe('mine')
    expect(storage.length).toBe(2)
    expect(Object.keys(storage)).toEqual([])
  })

  it('throws a quota error, keeps the earlier value, and accepts what fits after a removal', () => {
    storage.setItem('a', 'x'.repeat(60))
    const attempt = () => storage.setItem('b', 'x'.repeat(40))
    expect(attempt).toThrow(expect.objectContaining({ name: 'QuotaExceededError', code: 22 }))
    expect(() => (storage['a'] = 'x'.repeat(100))).toThrow(/exceeded the quota/)
    expect(storage.getItem('a')).toHaveLength(60)
    storage.removeItem('a')
    attempt()
    expect(storage.getItem('b')).toHaveLength(40)
  })

  it('requires arguments and a storage as browsers do', () => {
    const { getItem, setItem } = storage as unknown as Record<string, (...given: unknown[]) => unknown>
    expect(() => (setItem as () => void).call(storage)).toThrow(/2 arguments required, but only 0 present/)
    expect(() => (getItem as (key: string) => void).call({}, 'a')).toThrow('Illegal invocation')
    expect(() => Object.freeze(storage)).toThrow(TypeError)
    expect(() => Object.defineProperty(storage, 'a', { get: () => 1 })).toThrow(TypeError)
  })

  it('reports changes only', () => {
    storage.setItem('a', '1')
    storage.setItem('a', '1')
    storage.removeItem('b')
    expect(onChange).toHaveBeenCalledTimes(1)
    storage.clear()
    storage.clear()
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})
