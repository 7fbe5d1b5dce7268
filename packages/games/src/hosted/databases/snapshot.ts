import { decodeValue, encodeValue } from './encode-value.ts'

type KeyPath = string | string[] | null
type IndexSnapshot = readonly [name: string, keyPath: string | string[], multiEntry: boolean, unique: boolean]
type StoreSnapshot = readonly [
  name: string,
  keyPath: KeyPath,
  /** Last generated key, or null without a generator. */
  generated: number | null,
  indexes: readonly IndexSnapshot[],
  records: readonly (readonly [key: unknown, value: unknown])[],
]
/** Content of a database as JSON holds it. */
export type DatabaseSnapshot = readonly [name: string, version: number, stores: readonly StoreSnapshot[]]

interface RawStore {
  name: string
  keyPath: KeyPath
  keyGenerator: { num: number } | null
  rawIndexes: Map<string, { name: string; keyPath: string | string[]; multiEntry: boolean; unique: boolean }>
  records: { values: () => Iterable<{ key: unknown; value: unknown }> }
}
interface RawDatabase {
  name: string
  version: number
  rawObjectStores: Map<string, RawStore>
}

function readStore(
  { name, keyPath, keyGenerator, rawIndexes, records }: RawStore,
  onUnsupported: () => void,
): StoreSnapshot {
  const written: [unknown, unknown][] = []
  for (const { key, value } of records.values())
    try {
      written.push([encodeValue(key), encodeValue(value)])
    } catch {
      onUnsupported()
    }
  const indexes = [...rawIndexes.values()].map(
    (index) => [index.name, index.keyPath, index.multiEntry, index.unique] as const,
  )
  return [name, keyPath, keyGenerator?.num ?? null, indexes, written]
}

/**
 * Reads all databases.
 *
 * @param factory of `fake-indexeddb`
 * @param onUnsupported called for each record that a text cannot hold, and that is left out
 */
export function readDatabases(factory: IDBFactory, onUnsupported: () => void): DatabaseSnapshot[] {
  const { _databases: databases } = factory as unknown as { _databases: Map<string, RawDatabase> }
  return [...databases.values()].map(({ name, version, rawObjectStores }) => [
    name,
    version,
    [...rawObjectStores.values()].map((store) => readStore(store, onUnsupported)),
  ])
}

function createStore(
  database: IDBDatabase,
  [name, keyPath, generated, indexes, records]: StoreSnapshot,
): void {
  const store = database.createObjectStore(name, { keyPath, autoIncrement: generated !== null })
  for (const [indexName, indexPath, multiEntry, unique] of indexes)
    store.createIndex(indexName, indexPath, { multiEntry, unique })
  for (const [key, value] of records)
    if (keyPath === null) store.put(decodeValue(value), decodeValue(key) as IDBValidKey)
    else store.put(decodeValue(value))
  const { _rawObjectStore: raw } = store as unknown as { _rawObjectStore: RawStore }
  if (raw.keyGenerator && generated !== null) raw.keyGenerator.num = generated
}

/** Restores a database. One that is damaged stays empty; the game's own requests wait until this one is done. */
export const restoreDatabase = (
  factory: IDBFactory,
  [name, version, stores]: DatabaseSnapshot,
): Promise<void> =>
  new Promise((resolve) => {
    const request = factory.open(name, version)
    request.addEventListener('upgradeneeded', () => {
      try {
        for (const store of stores) createStore(request.result, store)
      } catch {
        request.transaction?.abort()
      }
    })
    request.addEventListener('success', () => {
      request.result.close()
      resolve()
    })
    request.addEventListener('error', () => resolve())
  })
