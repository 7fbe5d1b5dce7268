import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThreadStore } from './thread-store.ts'
import { bounds, createThread, type Thread } from './thread.ts'

let name = ''
let open: ThreadStore[] = []
let serial = 0

/** Opens a tab: a store that has loaded its threads. */
async function tab(): Promise<ThreadStore> {
  const store = new ThreadStore(name)
  open.push(store)
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop()
      resolve()
    })
  })
  return store
}

const said = (text: string, at = 1): Thread => ({
  ...createThread('flash'),
  messages: [{ role: 'user', text }],
  at,
})

const titles = (store: ThreadStore) =>
  store.getSnapshot().threads.map(({ name, messages }) => name ?? messages[0]?.text)

beforeEach(() => {
  name = `threads-${serial++}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.map((store) => store.close()))
  open = []
  await deleteDB(name)
})

describe('ThreadStore', () => {
  it('returns stored threads, newest first', async () => {
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
        .map(({ result }) => result)
    const closeAll = () => {
      for (const connection of connections()) connection.close()
    }
    const store = await tab()
    const kept = await store.keep(said('one'))
    closeAll()
    await store.keep({ ...kept, messages: [{ role: 'user', text: 'two' }] })
    expect(titles(await tab())).toEqual(['two'])
    closeAll()
    await store.rename(kept.id, 'Trip')
    expect(titles(await tab())).toEqual(['Trip'])
    closeAll()
    await store.remove(kept.id)
    expect(titles(await tab())).toEqual([])
    expect(store.getSnapshot().state).toBe('kept')
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
    expect(store.getSnapshot().state).toBe('kept')
    expect(titles(await tab())).toEqual(['one'])
    put.mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    })
    put.mockClear()
    await store.keep(said('two', 2))
    expect(put).toHaveBeenCalledTimes(2)
    expect(store.getSnapshot().state).toBe('unkept')
  })

  it('skips invalid threads', async () => {
    await (await tab()).keep(said('one'))
    const db = await openDB(name, 1)
    await db.put('threads', { id: 'x', messages: 'none' })
    db.close()
    expect(titles(await tab())).toEqual(['one'])
  })

  it('syncs writes, names and removals across tabs', async () => {
    const [here, there] = [await tab(), await tab()]
    const { id } = await here.keep(said('one'))
    await vi.waitFor(() => expect(titles(there)).toEqual(['one']))
    await there.rename(id, 'Trip')
    await vi.waitFor(() => expect(titles(here)).toEqual(['Trip']))
    await here.remove(id)
    await vi.waitFor(() => expect(titles(there)).toEqual([]))
  })

  it('splits a thread that was continued in two tabs', async () => {
    const [here, there] = [await tab(), await tab()]
    const thread = await here.keep(said('one'))
    await vi.waitFor(() => expect(titles(there)).toEqual(['one']))
    const on = (text: string): Thread => ({ ...thread, messages: [{ role: 'user', text }] })
    const mine = await here.keep(on('mine'))
    const theirs = await there.keep(on('theirs'))
    expect(theirs.id).not.toBe(mine.id)
    expect(new Set(titles(await tab()))).toEqual(new Set(['mine', 'theirs']))
    await there.keep({ ...theirs, messages: [{ role: 'user', text: 'theirs, later' }] })
    expect(new Set(titles(await tab()))).toEqual(new Set(['mine', 'theirs, later']))
  })

  it('keeps a name given in another tab', async () => {
    const store = await tab()
    const thread = await store.keep(said('one'))
    await store.rename(thread.id, 'Trip')
    await store.keep({ ...thread, messages: [{ role: 'user', text: 'more' }] })
    expect(titles(await tab())).toEqual(['Trip'])
  })

  it('does not store a removed thread until it is restored', async () => {
    const store = await tab()
    const thread = await store.keep(said('one'))
    await store.remove(thread.id)
    await store.keep(thread)
    expect(titles(await tab())).toEqual([])
    await store.restore(thread)
    expect(titles(await tab())).toEqual(['one'])
  })

  it('removes the oldest threads beyond the limits', async () => {
    const store = await tab()
    for (let at = 0; at <= bounds.threads; at += 1) await store.keep(said(`${at}`, at))
    const kept = titles(await tab())
    expect(kept).toHaveLength(bounds.threads)
    expect(kept.at(-1)).toBe('1')
  })

  it('removes the oldest threads when the quota is exceeded', async () => {
    const store = await tab()
    await store.keep(said('one', 1))
    await store.keep(said('two', 2))
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    put.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await store.keep(said('three', 3))
    expect(titles(await tab())).toEqual(['three', 'two'])
    expect(store.getSnapshot().state).toBe('kept')
  })

  it('keeps unsaved threads in memory and reports it', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError')
    })
    const store = await tab()
    expect(store.getSnapshot().state).toBe('unkept')
    const thread = await store.keep(said('one'))
    await store.keep({ ...thread, messages: [{ role: 'user', text: 'more' }] })
    expect(titles(store)).toEqual(['more'])
    await store.rename(thread.id, 'Trip')
    expect(titles(store)).toEqual(['Trip'])
    await store.remove(thread.id)
    expect(titles(store)).toEqual([])
  })
})
