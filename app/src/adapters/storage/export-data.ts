import { openThreads } from '../threads/threads-database.ts'
import { readThread } from '../threads/thread.ts'
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

async function readAllThreads(): Promise<unknown[]> {
  try {
    const database = await openThreads('saha.threads', () => undefined)
    const threads = await database.getAll('threads')
    database.close()
    return threads.flatMap((thread) => readThread(thread) ?? [])
  } catch {
    // IndexedDB is unavailable.
    return []
  }
}

/** Exports all the portal's data in this browser: settings, saves, drafts and chats. */
export const exportBrowserData = async () => ({
  kept: readAllKeys('localStorage'),
  untilTheTabCloses: readAllKeys('sessionStorage'),
  saves: await saves.export(),
  runs: await queuedRuns.list(),
  chats: await readAllThreads(),
})
