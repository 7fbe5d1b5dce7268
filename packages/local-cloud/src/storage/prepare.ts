import type { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * Prepares a statement; the only place that does, which the linter enforces.
 *
 * A write reports the connection's last row id even where it inserts nothing. FTS5 leaves ids beyond 2^53 there, which
 * Node refuses to read as a number: so whatever returns no rows reads bigints.
 */
export function prepare(db: DatabaseSync, sql: string): StatementSync {
  // oxlint-disable-next-line no-restricted-properties -- the one place
  const statement = db.prepare(sql)
  if (statement.columns().length === 0) statement.setReadBigInts(true)
  return statement
}
