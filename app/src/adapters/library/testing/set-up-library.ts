import { deleteDB } from 'idb'
import { afterEach, beforeEach, vi } from 'vitest'
import { LibraryStore } from '../library-store.ts'

let serial = 0

/** Gives each test of a file a library of its own, and deletes it afterwards. */
export function setUpLibrary() {
  let name = ''
  let open: LibraryStore[] = []

  beforeEach(() => {
    name = `library-${serial++}`
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all(open.map((store) => store.close()))
    open = []
    await deleteDB(name)
  })

  return {
    getName: () => name,
    /** Opens a tab: a store that has loaded its entries. */
    tab: async (): Promise<LibraryStore> => {
      const store = new LibraryStore(name)
      open.push(store)
      await new Promise<void>((resolve) => {
        const stop = store.subscribe(() => {
          stop()
          resolve()
        })
      })
      return store
    },
  }
}

/** Replaces a method of the database that throws. */
export const fail = (error: string) => () => {
  throw new DOMException(error, error)
}
