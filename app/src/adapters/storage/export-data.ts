import { openThreads } from '../threads/threads-database.ts'
import { readThread } from '../threads/thread.ts'

type Kept = Record<string, unknown>

/** What the portal stores under keys of its own: whatever begins like them. */
function everyKey(kind: 'localStorage' | 'sessionStorage'): Kept {
  try {
    const storage = window[kind]
    return Object.fromEntries(
      Object.keys(storage)
        .filter((key) => key.startsWith('saha.'))
        .map((key) => [key, storage.getItem(key)]),
    )
  } catch {
    // Storage is closed, so nothing is kept there.
    return {}
  }
}

async function everyThread(): Promise<unknown[]> {
  try {
    const database = await openThreads('saha.threads', () => undefined)
    const threads = await database.getAll('threads')
    database.close()
    return threads.flatMap((thread) => readThread(thread) ?? [])
  } catch {
    // The browser keeps no database, so there is none.
    return []
  }
}

/** All that this browser keeps of the portal, to be read by people: choices, games, what was begun, chats. */
export const copyBrowser = async () => ({
  kept: everyKey('localStorage'),
  untilTheTabCloses: everyKey('sessionStorage'),
  chats: await everyThread(),
})
