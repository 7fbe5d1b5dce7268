import * as fake from 'fake-indexeddb'
import { databasesKey, type DatabaseStorage } from './databases/database-storage.ts'
import { encodeValue } from './databases/encode-value.ts'
import { readDatabases, restoreDatabase, type DatabaseSnapshot } from './databases/snapshot.ts'
import { replaceMethod } from './replace-method.ts'

/*
 * Runs after the first script in games that use IndexedDB, which an opaque origin lacks: databases in memory, whose content
 * is stored with the other saves.
 */
const { initial, getRoom, store, warn } = Reflect.get(globalThis, databasesKey) as DatabaseStorage
const factory = new fake.IDBFactory()

let isRestoring = true
/** Whether the game has changed a database while another one was restored. */
let isChanged = false
let hasWarned = false
/** Characters that changes since the last snapshot add at most. */
let length = 0
const onUnsupported = () => {
  if (!hasWarned)
    warn('A record of IndexedDB holds a file or another value that is not kept for the next visit.')
  hasWarned = true
}
const readText = (): string => JSON.stringify(readDatabases(factory, onUnsupported))
const save = () => {
  isChanged = isRestoring
  if (isRestoring) return
  const text = readText()
  ;({ length } = text)
  store(text)
}

async function restore(): Promise<void> {
  try {
    const snapshots = JSON.parse(initial ?? '[]') as DatabaseSnapshot[]
    length = initial?.length ?? 0
    await Promise.all(snapshots.map((snapshot) => restoreDatabase(factory, snapshot)))
  } catch {
    // Damaged saves: the game starts without them.
  }
  isRestoring = false
  if (isChanged) save()
}
const restored = restore()

const measure = (value: unknown): number => {
  try {
    return JSON.stringify(encodeValue(value)).length
  } catch {
    return 0
  }
}
/** Returns whether a value fits; the estimate is replaced by an exact length before it is refused. */
const takeRoom = (value: unknown): boolean => {
  const added = measure(value)
  if (length + added > getRoom()) ({ length } = readText())
  length += added
  return length <= getRoom()
}
for (const name of ['add', 'put'])
  replaceMethod(fake.IDBObjectStore.prototype, name, (native) => (self, given) => {
    const request = native(self, given)
    if (!isRestoring && !takeRoom(given[0])) {
      const { transaction } = self as { transaction: { _abort: (error: string) => void } }
      // As browsers do: the request fails, and the transaction with this error.
      transaction._abort('QuotaExceededError')
    }
    return request
  })
replaceMethod(fake.IDBDatabase.prototype, 'transaction', (native) => (self, given) => {
  const transaction = native(self, given) as IDBTransaction
  if (transaction.mode !== 'readonly') transaction.addEventListener('complete', save)
  return transaction
})
replaceMethod(fake.IDBFactory.prototype, 'open', (native) => (self, given) => {
  const request = native(self, given) as IDBOpenDBRequest
  request.addEventListener('upgradeneeded', () => request.transaction?.addEventListener('complete', save))
  return request
})
replaceMethod(fake.IDBFactory.prototype, 'deleteDatabase', (native) => (self, given) => {
  const request = native(self, given) as IDBOpenDBRequest
  request.addEventListener('success', save)
  return request
})
replaceMethod(fake.IDBFactory.prototype, 'databases', (native) => async (self, given) => {
  await restored
  return native(self, given)
})

const interfaces = Object.entries(fake).filter(([name]) => name.startsWith('IDB'))
for (const [name, value] of [['indexedDB', factory] as const, ...interfaces])
  Object.defineProperty(window, name, { value, writable: true, configurable: true })
