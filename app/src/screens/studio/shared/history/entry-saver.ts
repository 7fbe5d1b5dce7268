import type { EntryKind } from '../../../../adapters/library/entry-kind.ts'
import { createEntry, describeFile, type Entry, type Files } from '../../../../adapters/library/entry.ts'
import type { LibraryStore } from '../../../../adapters/library/library-store.ts'
import { sessionStore } from '../../../../adapters/storage/web-storage.ts'
import { createStore, type Subscribe } from '../../../../platform/store.ts'
import type { OpenedEntry } from './history.ts'

const noFiles: Files = new Map()

/** The entry that a tool continues: null until its result is saved. */
interface Current {
  entry: Entry | null
}

interface Result<Data> {
  readonly data: Data
  readonly files: Files
  readonly at: number
}

/** Saves the result that a tool shows. */
export interface EntrySaver<Data> {
  /** Id of the entry shown. */
  readonly openId: { readonly get: () => string | null; readonly subscribe: Subscribe }
  /**
   * Saves the result under the current entry, or a new one.
   *
   * @param files contents of all its files
   */
  readonly save: (data: Data, files?: Files) => void
  /** The next result is a new entry. */
  readonly begin: () => void
  /** Continues a stored entry. */
  readonly open: (opened: OpenedEntry<Data>) => void
  /** Entries were deleted: the next result is a new entry if they include the current one. */
  readonly leaveRemoved: (ids: readonly string[]) => void
}

/**
 * Creates the saver of a tool.
 *
 * @param show shows a stored entry; called with the last one after a reload, unless the tool has a newer result
 */
export function createEntrySaver<Data>(
  library: LibraryStore,
  kind: EntryKind<Data>,
  show: (opened: OpenedEntry<Data>) => void,
): EntrySaver<Data> {
  const key = `saha.open.${kind.tool}`
  const openId = createStore<string | null>(null)
  let current: Current = { entry: null }
  let isUsed = false
  let queue: Promise<unknown> = Promise.resolve()

  const follow = (target: Current, entry: Entry | null) => {
    target.entry = entry
    if (target !== current || openId.get() === (entry?.id ?? null)) return
    if (entry === null) sessionStore.remove(key)
    else sessionStore.set(key, entry.id)
    openId.set(entry?.id ?? null)
  }
  const continueWith = (entry: Entry | null) => {
    isUsed = true
    current = { entry: null }
    follow(current, entry)
  }
  const open = (opened: OpenedEntry<Data>) => {
    continueWith(opened.entry)
    show(opened)
  }
  const reopen = async (id: string) => {
    const { entries } = await library.load()
    const entry = entries.find((stored) => stored.id === id)
    const data = entry && kind.read(entry)
    const files = data ? await library.loadFiles(entry) : null
    if (data && files && !isUsed) open({ entry, data, files })
  }

  const saveAfter = async (before: Promise<unknown>, target: Current, { data, files, at }: Result<Data>) => {
    await before
    const { entry } = target
    const stored = new Set(entry?.files.map(({ id }) => id))
    const next: Entry = entry
      ? { ...entry, data, at, files: [...files].map(([id, blob]) => describeFile(id, blob)) }
      : createEntry({ tool: kind.tool, data, files })
    follow(target, await library.keep(next, new Map([...files].filter(([id]) => !stored.has(id)))))
  }

  const lastId = sessionStore.get(key)
  if (lastId !== null) void reopen(lastId)

  return {
    openId,
    open,
    begin: () => continueWith(null),
    save: (data, files = noFiles) => {
      isUsed = true
      const target = current
      const at = Date.now()
      queue = saveAfter(queue, target, { data, files, at })
    },
    leaveRemoved: (ids) => {
      if (current.entry && ids.includes(current.entry.id)) continueWith(null)
    },
  }
}
