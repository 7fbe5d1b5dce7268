import { loadChunk } from '../../chunks/load-chunk.ts'
import { LibraryStore } from '../library/library-store.ts'
import { saves } from './game-saves.ts'
import { queuedRuns } from './queued-runs.ts'

type Kept = Record<string, unknown>

/** Returns all entries of the portal. */
function readAllKeys(kind: 'localStorage' | 'sessionStorage'): Kept {
  try {
    const storage = window[kind]
    return Object.fromEntries(
      Object.keys(storage)
        .filter((key) => key.startsWith('saha.'))
        .map((key) => [key, storage.getItem(key)]),
    )
  } catch {
    // Storage is unavailable.
    return {}
  }
}

/**
 * Exports all the portal's data in this browser: settings, saves, drafts and results of tools.
 *
 * @returns the data, and an archive of it with the files of results if there are any
 */
export async function exportBrowserData() {
  const library = new LibraryStore()
  const { entries: history } = await library.load()
  const data = {
    kept: readAllKeys('localStorage'),
    untilTheTabCloses: readAllKeys('sessionStorage'),
    saves: await saves.export(),
    runs: await queuedRuns.list(),
    history,
  }
  const archive = async (name: string, text: string): Promise<Blob | null> => {
    if (history.every(({ files }) => files.length === 0)) return null
    const { createArchive } = await loadChunk(() => import('../library/zip-entries.ts'))
    return createArchive([{ name, text }], history, library)
  }
  return { data, archive, close: () => library.close() }
}

/** Deletes the results of all tools in this browser, also in open tabs. @returns their number */
export async function deleteHistory(): Promise<number> {
  const library = new LibraryStore()
  const { entries } = await library.load()
  await library.remove(entries.map(({ id }) => id))
  const { state } = library.getSnapshot()
  await library.close()
  if (state !== 'saved') throw new Error('The history could not be deleted.')
  return entries.length
}
