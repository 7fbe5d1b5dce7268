import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LibraryStore } from './library-store.ts'
import { fail, setUpLibrary } from './testing/set-up-library.ts'

const { tab } = setUpLibrary()

describe('conversations of earlier versions', () => {
  const former = 'saha.threads'
  const thread = (id: string, text: string) => ({
    id,
    model: 'flash',
    name: id === 'named' ? 'Trip' : null,
    messages: [{ role: 'user', text }],
    at: 1,
    revision: 3,
  })
  const write = async (...threads: readonly object[]) => {
    const db = await openDB(former, 1, {
      upgrade: (database) => void database.createObjectStore('threads', { keyPath: 'id' }),
    })
    for (const value of threads) await db.put('threads', value)
    db.close()
  }
  const names = (store: LibraryStore) => store.getSnapshot().entries.map(({ id, name: given }) => given ?? id)

  afterEach(() => deleteDB(former))

  it('are moved once, without broken ones', async () => {
    await write(thread('a', 'Why?'), thread('named', 'How?'), { id: 'broken', messages: 'none' })
    const store = await tab()
    expect(names(store)).toEqual(['Trip', 'a'])
    expect(store.getSnapshot().entries[1]).toMatchObject({
      tool: 'chatbot',
      data: { model: 'flash', messages: [{ role: 'user', text: 'Why?' }] },
      revision: 3,
    })
    await store.remove(['a'])
    expect(names(await tab())).toEqual(['Trip'])
  })

  it('stay where they are if they cannot be moved', async () => {
    await write(thread('a', 'Why?'))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail('QuotaExceededError'))
    expect(names(await tab())).toEqual(['a'])
    vi.restoreAllMocks()
    expect(names(await tab())).toEqual(['a'])
  })
})
