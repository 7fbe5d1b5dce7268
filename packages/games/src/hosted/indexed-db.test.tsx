import { expect, it, vi } from 'vitest'
import { databasesKey } from './databases/database-storage.ts'

it('stores what the game changes in one database while another one is restored', async () => {
  const store = vi.fn<(text: string) => void>()
  const records = Array.from({ length: 5000 }, (_, key) => [key, key])
  const initial = JSON.stringify([
    ['small', 1, [['levels', null, null, [], []]]],
    ['large', 1, [['tiles', null, null, [], records]]],
  ])
  Object.defineProperty(globalThis, databasesKey, {
    value: { initial, getRoom: () => 2 ** 20, store, warn: () => undefined },
  })
  await import('./indexed-db.ts')
  const request = indexedDB.open('small')
  request.addEventListener('success', () =>
    request.result.transaction('levels', 'readwrite').objectStore('levels').put('won', 'first'),
  )
  await expect.poll(() => store.mock.lastCall?.[0], { timeout: 10_000 }).toContain('won')
  expect(store.mock.lastCall?.[0]).toContain('[4999,4999]')
})
