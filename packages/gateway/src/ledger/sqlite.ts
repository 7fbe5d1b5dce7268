import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Admission, Charge } from './ledger.ts'
import { type SqlStore, SqlLedger } from './sql-ledger.ts'

/** Ledger that can be closed. */
export class FileLedger extends SqlLedger {
  readonly #database: DatabaseSync
  /** Calls of this process that are not settled. */
  readonly #active = new Set<string>()
  #drained: PromiseWithResolvers<void> | null = null

  constructor(database: DatabaseSync, store: SqlStore) {
    super(store)
    this.#database = database
  }

  override async admit(charge: Charge): Promise<Admission> {
    if (this.#drained !== null) return { passes: false, limit: 'busy', retryAfter: 5 }
    const admission = await super.admit(charge)
    if (admission.passes && charge.holdMs > 0) this.#active.add(admission.id)
    return admission
  }

  override async settle(id: string, cost: number): Promise<void> {
    // After the timeout of `drain` the database is closed, and the call keeps its maximum charge.
    if (!this.#database.isOpen) return
    await super.settle(id, cost)
    this.#active.delete(id)
    if (this.#active.size === 0) this.#drained?.resolve()
  }

  /** Admits no more calls, and resolves when all active ones are settled, or after a timeout in milliseconds. */
  async drain(timeout = 2000): Promise<void> {
    this.#drained ??= Promise.withResolvers()
    if (this.#active.size === 0) return
    const timer = setTimeout(this.#drained.resolve, timeout)
    await this.#drained.promise
    clearTimeout(timer)
  }

  close(): void {
    this.#database.close()
  }
}

/**
 * Opens the ledger in an SQLite file. Charges survive `kill -9`, and several processes of one computer may share the
 * file.
 *
 * @param path the file, or `:memory:`
 */
export function openLedger(path: string): FileLedger {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const statements = new Map<string, StatementSync>()
  const store: SqlStore = {
    run: (sql, ...values) => {
      const statement = statements.get(sql) ?? database.prepare(sql)
      statements.set(sql, statement)
      return statement.all(...values) as ReturnType<SqlStore['run']>
    },
    transaction: (work) => {
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
  }
  return new FileLedger(database, store)
}
