import { createStore } from '../../platform/store.ts'
import { createReconnectingDatabase } from './reconnecting-database.ts'
import { openSaves, type SaveKey } from './saves-database.ts'

/** Stored for a game: its own save, and the log of a run to continue. */
export interface GameSave {
  readonly data: string | null
  readonly log: string | null
}

/** A change of what is stored; null removes a part. */
interface SaveChange extends Partial<GameSave> {
  /** Relation of the save to the one in the user's account, as a text. */
  readonly sync?: string
}

const kinds = ['data', 'log'] as const
/** Games wait eight seconds for their save, so a database that does not open by then counts as unavailable. */
const openTimeoutMs = 6000

const timeOut = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer.')), ms)
  })

/**
 * Saves of games in IndexedDB, separate for each user and for guests (null). If the browser refuses them, they last as
 * long as the page.
 */
export function createGameSaves(name = 'saha.saves') {
  /** `unkept`: the browser does not store saves (private window, quota exceeded). */
  const state = createStore<'kept' | 'unkept'>('kept')
  /** Values that the database did not take; null for removed ones. */
  const unsaved = new Map<string, string | null>()
  /** An unreadable database is not written either: that could replace a better save. */
  let isReadable = true
  let queue: Promise<unknown> = Promise.resolve()

  const giveUp = () => {
    isReadable = false
    state.set('unkept')
  }
  const database = createReconnectingDatabase(async (onClosed) => {
    const opening = openSaves(name, onClosed)
    try {
      return await Promise.race([opening, timeOut(openTimeoutMs)])
    } catch {
      void opening.then((db) => db.close()).catch(() => undefined)
      giveUp()
      return null
    }
  })

  /** Runs operations one at a time, so that each sees the result of the previous one. */
  const enqueue = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(act)
    queue = done.catch(() => undefined)
    return done
  }
  const read = async (key: SaveKey): Promise<string | null> => {
    const waiting = unsaved.get(key.join(' '))
    if (waiting !== undefined || !isReadable) return waiting ?? null
    try {
      return (await database.transact((db) => db.get('saves', key))) ?? null
    } catch {
      giveUp()
      return null
    }
  }
  /** Writes the changed parts of a save, all or none. */
  const write = async (gameId: string, owner: string, change: SaveChange): Promise<void> => {
    const texts = Object.entries(change).map(
      ([kind, text]) => [[gameId, owner, kind] as SaveKey, text as string | null] as const,
    )
    for (const [key, text] of texts) unsaved.set(key.join(' '), text)
    if (!isReadable) return
    try {
      const written = await database.transact(async (db) => {
        const tx = db.transaction('saves', 'readwrite')
        const requests: Promise<unknown>[] = texts.map(([key, text]) =>
          text === null ? tx.store.delete(key) : tx.store.put(text, key),
        )
        // The page may be closed before the requests report their results.
        tx.commit()
        await Promise.all(requests.concat(tx.done))
        return true
      })
      if (!written) return state.set('unkept')
      for (const [key] of texts) unsaved.delete(key.join(' '))
    } catch {
      state.set('unkept')
    }
  }
  const readSave = async (gameId: string, owner: string): Promise<GameSave> => {
    const [data, log] = [await read([gameId, owner, 'data']), await read([gameId, owner, 'log'])]
    return { data, log }
  }
  /** Moves the guest's save to a user, in one transaction. */
  const takeOver = async (gameId: string, userId: string, guests: GameSave): Promise<void> => {
    try {
      await database.transact(async (db) => {
        const tx = db.transaction('saves', 'readwrite')
        for (const kind of kinds) {
          const text = guests[kind]
          if (text !== null) void tx.store.put(text, [gameId, userId, kind])
          void tx.store.delete([gameId, '', kind])
        }
        await tx.done
      })
    } catch {
      state.set('unkept')
    }
  }
  const isEmpty = ({ data, log }: GameSave) => data === null && log === null

  return {
    state,
    /** Returns a save. A user without one takes over the guest's, which is then removed for later users. */
    get: (gameId: string, userId: string | null): Promise<GameSave> =>
      enqueue(async () => {
        const own = await readSave(gameId, userId ?? '')
        if (userId === null || !isEmpty(own)) return own
        const guests = await readSave(gameId, '')
        if (!isEmpty(guests)) await takeOver(gameId, userId, guests)
        return guests
      }),
    set: (gameId: string, userId: string | null, change: SaveChange): Promise<void> =>
      enqueue(() => write(gameId, userId ?? '', change)),
    /** Returns how a save relates to the one in the user's account. */
    getSync: (gameId: string, userId: string): Promise<string | null> =>
      enqueue(() => read([gameId, userId, 'sync'])),
    /** Removes the saves of games, of every user of this browser. */
    removeGames: (isRemoved: (gameId: string) => boolean): Promise<void> =>
      enqueue(async () => {
        await database
          .transact(async (db) => {
            const tx = db.transaction('saves', 'readwrite')
            for (const key of await tx.store.getAllKeys()) if (isRemoved(key[0])) void tx.store.delete(key)
            await tx.done
          })
          .catch(() => undefined)
      }),
    /** Returns the games that the player has a save of, without taking over the guest's. */
    listGames: (userId: string | null): Promise<ReadonlySet<string>> =>
      enqueue(async () => {
        const keys = await database.transact((db) => db.getAllKeys('saves')).catch(() => undefined)
        const owners = ['', userId]
        return new Set((keys ?? []).filter(([, owner]) => owners.includes(owner)).map(([gameId]) => gameId))
      }),
    /** Returns all saves, of every user of this browser. */
    export: () =>
      enqueue(async () => {
        const rows = await database
          .transact(async (db) => {
            const tx = db.transaction('saves')
            const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()])
            return keys.map(([game, user, kind], index) => ({ game, user, kind, text: values[index] }))
          })
          .catch(() => undefined)
        return rows ?? []
      }),
  }
}

export const saves = createGameSaves()
