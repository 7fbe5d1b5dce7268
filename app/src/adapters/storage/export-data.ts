import { openLibrary, readEntries } from '../library/library-database.ts'
import type { Entry } from '../library/entry.ts'
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

async function readLibrary(): Promise<readonly Entry[]> {
  try {
    const database = await openLibrary('saha.library', () => undefined)
    const entries = await readEntries(database)
    database.close()
    return [...entries.values()]
  } catch {
    // IndexedDB is unavailable.
    return []
  }
}

/** Exports all the portal's data in this browser: settings, saves, drafts and results of tools. */
export const exportBrowserData = async () => ({
  kept: readAllKeys('localStorage'),
  untilTheTabCloses: readAllKeys('sessionStorage'),
  saves: await saves.export(),
  runs: await queuedRuns.list(),
  history: await readLibrary(),
})
