import { DatabaseSync } from 'node:sqlite'
import { GatewayLedger, type ObjectNamespace } from '../ledger/durable-object.ts'

/** Fake of Cloudflare's runtime: a namespace with one Durable Object, whose SQLite is in memory. */
export function createNamespace() {
  const database = new DatabaseSync(':memory:')
  const object = new GatewayLedger({
    storage: {
      sql: {
        exec: (sql: string, ...values: (string | number | null)[]) => {
          const rows = database.prepare(sql).all(...values)
          return { toArray: () => rows as Record<string, string | number | null>[] }
        },
      },
      transactionSync: <Result>(work: () => Result) => work(),
    },
  })
  const names: string[] = []
  const namespace: ObjectNamespace = {
    idFromName: (name) => names.push(name),
    get: () => ({ fetch: (url, init) => object.fetch(new Request(url, init)) }),
  }
  return { namespace, object, names, close: () => database.close() }
}
