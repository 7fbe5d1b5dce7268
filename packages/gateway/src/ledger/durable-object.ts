import type { Ledger } from './ledger.ts'
import { SqlLedger, type SqlStore, type SqlValue } from './sql-ledger.ts'

/** Subset of a Durable Object's state that the ledger uses. */
export interface ObjectState {
  readonly storage: {
    readonly sql: { exec(sql: string, ...values: SqlValue[]): { toArray(): Record<string, SqlValue>[] } }
    transactionSync<Result>(work: () => Result): Result
  }
}

/** Subset of a Durable Object's namespace that the ledger uses. */
export interface ObjectNamespace {
  idFromName(name: string): unknown
  get(id: never): { fetch(url: string, init: { method: string; body: string }): Promise<Response> }
}

const METHODS = [
  'secret',
  'admit',
  'raise',
  'settle',
  'getSpent',
  'report',
  'storeTicket',
  'findTicket',
  'takeTicket',
] as const

/**
 * Ledger on Cloudflare: one Durable Object for all clients, with its own SQLite. Cloudflare runs it in one place and
 * handles one request at a time, so the ceiling is as strict as on one server.
 */
export class GatewayLedger {
  readonly #ledger: SqlLedger

  constructor(state: ObjectState) {
    const { storage } = state
    const store: SqlStore = {
      run: (sql, ...values) => storage.sql.exec(sql, ...values).toArray(),
      transaction: (work) => storage.transactionSync(work),
    }
    this.#ledger = new SqlLedger(store)
  }

  /** Handles a request of the worker, its only client. */
  async fetch(request: Request): Promise<Response> {
    const [name, values] = (await request.json()) as [(typeof METHODS)[number], unknown[]]
    if (!METHODS.includes(name)) return new Response(null, { status: 404 })
    const method = this.#ledger[name] as (...values: unknown[]) => Promise<unknown>
    return Response.json((await method.apply(this.#ledger, values)) ?? null)
  }
}

/** Creates the worker's proxy of the ledger. */
export function connectLedger(namespace: ObjectNamespace): Ledger {
  const ask = async (name: string, ...values: unknown[]) => {
    const object = namespace.get(namespace.idFromName('ledger') as never)
    const body = JSON.stringify([name, values])
    const response = await object.fetch('https://ledger/', { method: 'POST', body })
    if (!response.ok) throw new Error(`The ledger responded with ${response.status}`)
    return response.json()
  }
  return Object.fromEntries(
    METHODS.map((name) => [name, (...values: unknown[]) => ask(name, ...values)]),
  ) as unknown as Ledger
}
