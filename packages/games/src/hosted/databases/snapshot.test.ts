import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { decodeValue, encodeValue } from './encode-value.ts'
import { readDatabases, restoreDatabase, type DatabaseSnapshot } from './snapshot.ts'

const request = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('No reason')))
  })
const passText = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

async function openSaves(factory: IDBFactory, prepare?: (database: IDBDatabase) => void) {
  const opening = factory.open('saves', 3)
  opening.addEventListener('upgradeneeded', () => prepare?.(opening.result))
  return request(opening)
}
const restore = async (snapshots: readonly DatabaseSnapshot[]) => {
  const factory = new IDBFactory()
  await Promise.all(snapshots.map((snapshot) => restoreDatabase(factory, snapshot)))
  return factory
}

describe('encodeValue', () => {
  it.each([
    null,
    undefined,
    'text',
    '\ud800',
    1.5,
    -Infinity,
    NaN,
    12n,
    new Date(7),
    new Date(NaN),
    /a+/giu,
    [1, [undefined]],
    { a: { b: 1 }, ['__proto__']: 2 },
    new Map<unknown, unknown>([[{ a: 1 }, new Set([1])]]),
    new Uint8Array([0, 255]),
    new Float32Array([1.5]),
    new Uint16Array([1, 2]).buffer,
  ])('carries value %# through a text', (value) =>
    expect(decodeValue(passText(encodeValue(value)))).toEqual(value),
  )

  it('refuses files, functions and what contains itself', () => {
    const loop: unknown[] = []
    loop.push(loop)
    for (const value of [new Blob(['a']), () => 1, loop, Symbol('a')])
      expect(() => encodeValue(value)).toThrow()
  })

  it.each([['x'], ['x', 'Function', 'YQ=='], ['q', 1], [7]])('rejects the damaged text %j', (...text) =>
    expect(() => decodeValue(text)).toThrow(),
  )
})

describe('readDatabases and restoreDatabase', () => {
  it('carry stores, indexes, records and generated keys to another page', async () => {
    const factory = new IDBFactory()
    const database = await openSaves(factory, (created) => {
      const levels = created.createObjectStore('levels', { keyPath: 'id', autoIncrement: true })
      levels.createIndex('byName', 'name', { unique: true })
      created.createObjectStore('files').put(new Uint8Array([1]), ['a', 1])
      for (const name of ['first', 'second', 'third']) levels.add({ name })
      levels.delete(3)
    })
    database.close()
    const other = await restore(passText(readDatabases(factory, vi.fn<() => void>())))
    const restored = await openSaves(other)
    expect(restored.version).toBe(3)
    const transaction = restored.transaction(['levels', 'files'], 'readwrite')
    const levels = transaction.objectStore('levels')
    expect(await request(levels.index('byName').get('second'))).toEqual({ id: 2, name: 'second' })
    expect(await request(levels.add({ name: 'fourth' }))).toBe(4)
    expect(await request(transaction.objectStore('files').get(['a', 1]))).toEqual(new Uint8Array([1]))
    await expect(request(levels.add({ name: 'first' }))).rejects.toMatchObject({ name: 'ConstraintError' })
  })

  it('leave out records with files, and report them', async () => {
    const factory = new IDBFactory()
    await openSaves(factory, (created) => {
      const files = created.createObjectStore('files')
      files.put('kept', 1)
      files.put(new Blob(['lost']), 2)
    })
    const onUnsupported = vi.fn<() => void>()
    const [snapshot] = readDatabases(factory, onUnsupported)
    expect(snapshot?.[2][0]?.[4]).toEqual([[1, 'kept']])
    expect(onUnsupported).toHaveBeenCalledOnce()
  })

  it('start empty from damaged snapshots, without blocking the game', async () => {
    const damaged = [
      ['saves', 3, [['levels', 'id', null, [], [[1, ['q']]]]]],
    ] as unknown as DatabaseSnapshot[]
    const factory = await restore(damaged)
    const database = await openSaves(factory, (created) => created.createObjectStore('new'))
    expect([...database.objectStoreNames]).toEqual(['new'])
  })
})
