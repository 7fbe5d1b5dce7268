import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type SqlStore, SqlLedger } from './sql-ledger.ts'

/** Ledger in a file. */
export class FileLedger extends SqlLedger {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, store: SqlStore) {
    super(store)
    this.#database = database
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
