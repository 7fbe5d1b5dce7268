import { openDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { bounds, createEntry, type Entry } from './entry.ts'
import type { LibraryStore } from './library-store.ts'
import { fail, setUpLibrary } from './testing/set-up-library.ts'

const { getName, tab } = setUpLibrary()

const said = (text: string, at = 1): Entry => ({ ...createEntry({ tool: 'tts', data: text }), at })

const recorded = (text: string, at = 1) => {
  const files = new Map([['audio', new Blob([text], { type: 'audio/wav' })]])
  return { entry: { ...createEntry({ tool: 'tts', data: text, files }), at }, files }
}

const titles = (store: LibraryStore) => store.getSnapshot().entries.map((entry) => entry.name ?? entry.data)

/** Contents of the stored files of all entries. */
async function storedFiles(): Promise<string[]> {
  const db = await openDB(getName(), 1)
  const blobs = (await db.getAll('files')) as Blob[]
  db.close()
  return Promise.all(blobs.map((blob) => blob.text()))
}

describe('LibraryStore', () => {
  it('returns stored entries, newest first', async () => {
    const store = await tab()
    await store.keep(said('one', 1))
    await store.keep(said('two', 2))
    expect(titles(await tab())).toEqual(['two', 'one'])
  })

  it('reopens the database after the browser closed its connection', async () => {
    const opened = vi.spyOn(IDBFactory.prototype, 'open')
    // A store may be opening another connection.
    const connections = () =>
      opened.mock.results
        .map(({ value }) => value as IDBOpenDBRequest)
        .filter(({ readyState }) => readyState === 'done')
        .map(({ result }) => result as IDBDatabase | undefined)
    const closeAll = () => {
      for (const connection of connections()) connection?.close()
    }
    const store = await tab()
    const kept = await store.keep(said('one'))
    closeAll()
    await store.keep({ ...kept, data: 'two' })
    expect(titles(await tab())).toEqual(['two'])
    closeAll()
    await store.rename(kept.id, 'Trip')
    expect(titles(await tab())).toEqual(['Trip'])
    closeAll()
    await store.remove([kept.id])
    expect(titles(await tab())).toEqual([])
    expect(store.getSnapshot().state).toBe('saved')
  })

  it('retries a failed write once', async () => {
    const store = await tab()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException(
        'Connection to Indexed Database server lost. Refresh the page to try again',
        'UnknownError',
      )
    })
    await store.keep(said('one'))
    expect(put).toHaveBeenCalledTimes(2)
    expect(store.getSnapshot().state).toBe('saved')
    expect(titles(await tab())).toEqual(['one'])
    put.mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    })
    put.mockClear()
    await store.keep(said('two', 2))
    expect(put).toHaveBeenCalledTimes(2)
    expect(store.getSnapshot().state).toBe('unavailable')
  })

  it('skips invalid entries', async () => {
    await (await tab()).keep(said('one'))
    const db = await openDB(getName(), 1)
    await db.put('entries', { id: 'x', tool: 'none' })
    db.close()
    expect(titles(await tab())).toEqual(['one'])
  })

  it('syncs writes, names and removals across tabs', async () => {
    const [here, there] = [await tab(), await tab()]
    const { id } = await here.keep(said('one'))
    await vi.waitFor(() => expect(titles(there)).toEqual(['one']))
    await there.rename(id, 'Trip')
    await vi.waitFor(() => expect(titles(here)).toEqual(['Trip']))
    await here.remove([id])
    await vi.waitFor(() => expect(titles(there)).toEqual([]))
  })

  it('splits an entry that was continued in two tabs', async () => {
    const [here, there] = [await tab(), await tab()]
    const entry = await here.keep(said('one'))
    await vi.waitFor(() => expect(titles(there)).toEqual(['one']))
    const on = (data: string): Entry => ({ ...entry, data })
    const mine = await here.keep(on('mine'))
    const theirs = await there.keep(on('theirs'))
    expect(theirs.id).not.toBe(mine.id)
    expect(new Set(titles(await tab()))).toEqual(new Set(['mine', 'theirs']))
    await there.keep({ ...theirs, data: 'theirs, later' })
    expect(new Set(titles(await tab()))).toEqual(new Set(['mine', 'theirs, later']))
  })

  it('keeps a name given in another tab', async () => {
    const store = await tab()
    const entry = await store.keep(said('one'))
    await store.rename(entry.id, 'Trip')
    await store.keep({ ...entry, data: 'more' })
    expect(titles(await tab())).toEqual(['Trip'])
  })

  it('does not store a removed entry until it is restored, with its files', async () => {
    const store = await tab()
    const { entry, files } = recorded('one')
    const kept = await store.keep(entry, files)
    const deletion = await store.remove([kept.id])
    await store.keep(kept)
    expect(titles(await tab())).toEqual([])
    expect(await storedFiles()).toEqual([])
    await store.restore(deletion)
    expect(titles(await tab())).toEqual(['one'])
    expect(await storedFiles()).toEqual(['one'])
  })

  it('loads files on demand only, and drops those that an entry no longer has', async () => {
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll')
    const { entry, files } = recorded('one')
    const kept = await (await tab()).keep(entry, files)
    const store = await tab()
    expect(read.mock.contexts.map((context) => (context as IDBObjectStore).name)).not.toContain('files')
    expect(await (await store.loadFiles(kept))?.get('audio')?.text()).toBe('one')
    await store.keep({ ...kept, files: [] })
    expect(await storedFiles()).toEqual([])
  })

  it('copies the files of an entry that was changed in another tab', async () => {
    const { entry, files } = recorded('one')
    const kept = await (await tab()).keep(entry, files)
    const [here, there] = [await tab(), await tab()]
    await here.keep({ ...kept, data: 'mine' })
    const theirs = await there.keep({ ...kept, data: 'theirs' })
    await here.remove([kept.id])
    expect(await (await there.loadFiles(theirs))?.get('audio')?.text()).toBe('one')
  })

  it('does not open an entry whose file is missing or damaged', async () => {
    const store = await tab()
    const { entry, files } = recorded('one')
    const kept = await store.keep(entry, files)
    const db = await openDB(getName(), 1)
    await db.put('files', new Blob(['o']), [kept.id, 'audio'])
    expect(await store.loadFiles(kept)).toBe(null)
    await db.clear('files')
    expect(await store.loadFiles(kept)).toBe(null)
    db.close()
  })

  it('deletes nothing when the quota is exceeded, and saves what waits once there is room', async () => {
    const store = await tab()
    await store.keep(said('one', 1))
    await store.keep({ ...said('two', 2), name: 'named' })
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail('QuotaExceededError'))
    const { entry, files } = recorded('three', 3)
    const kept = await store.keep(entry, files)
    expect(store.getSnapshot()).toMatchObject({ state: 'full', unsaved: 1 })
    expect(await (await store.loadFiles(kept))?.get('audio')?.text()).toBe('three')
    expect(titles(await tab())).toEqual(['named', 'one'])

    put.mockRestore()
    expect(store.findOldest().map(({ data }) => data)).toEqual(['one'])
    await store.remove(store.findOldest().map(({ id }) => id))
    expect(store.getSnapshot()).toMatchObject({ state: 'saved', unsaved: 0 })
    expect(titles(await tab())).toEqual(['three', 'named'])
    expect(await storedFiles()).toEqual(['three'])
  })

  it('reads and writes one record per change among 500, and no more than the limit', async () => {
    const { id, ...fields } = said('one')
    const db = await openDB(getName(), 1, {
      upgrade: (database) => {
        database.createObjectStore('entries', { keyPath: 'id' })
        database.createObjectStore('files')
      },
    })
    const tx = db.transaction('entries', 'readwrite')
    for (let at = 0; at < bounds.entries; at += 1)
      void tx.store.put({ ...fields, id: `${id}-${at}`, data: `${at}`, at, revision: 1 })
    await tx.done
    db.close()
    const [store, other] = [await tab(), await tab()]
    const [newest] = store.getSnapshot().entries
    if (!newest) throw new Error('Nothing was read.')
    expect(store.getSnapshot().entries).toHaveLength(bounds.entries)

    const { prototype } = IDBObjectStore
    const [get, getAll, put] = [
      vi.spyOn(prototype, 'get'),
      vi.spyOn(prototype, 'getAll'),
      vi.spyOn(prototype, 'put'),
    ]
    await store.keep({ ...newest, data: 'changed' })
    await vi.waitFor(() => expect(titles(other)[0]).toBe('changed'))
    expect(put).toHaveBeenCalledTimes(1)
    // Once to write, once in the other tab.
    expect(get).toHaveBeenCalledTimes(2)
    expect(getAll).not.toHaveBeenCalled()

    await store.keep(said('one more', bounds.entries + 1))
    expect(put).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot()).toMatchObject({ state: 'full', unsaved: 1 })
    expect(titles(await tab())).toHaveLength(bounds.entries)
  })

  it('keeps unsaved entries in memory and reports it', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(fail('SecurityError'))
    const store = await tab()
    expect(store.getSnapshot().state).toBe('unavailable')
    const entry = await store.keep(said('one'))
    await store.keep({ ...entry, data: 'more' })
    expect(titles(store)).toEqual(['more'])
    await store.rename(entry.id, 'Trip')
    expect(titles(store)).toEqual(['Trip'])
    await store.remove([entry.id])
    expect(titles(store)).toEqual([])
  })

  it('saves what a dead database refused with the next entry', async () => {
    const store = await tab()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail('UnknownError'))
    await store.keep(said('one', 1))
    expect(store.getSnapshot()).toMatchObject({ state: 'unavailable', unsaved: 1 })
    put.mockRestore()
    await store.keep(said('two', 2))
    expect(store.getSnapshot()).toMatchObject({ state: 'saved', unsaved: 0 })
    expect(titles(await tab())).toEqual(['two', 'one'])
  })
})
