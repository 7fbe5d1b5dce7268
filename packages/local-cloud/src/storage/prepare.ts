import type { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * Prepares a statement. The linter forbids `prepare` elsewhere.
 *
 * A write reports the connection's last row id even if it inserts nothing. FTS5 leaves ids beyond 2^53 there, and
 * Node cannot read these as numbers. So statements without rows read bigints.
 */
export function prepare(db: DatabaseSync, sql: string): StatementSync {
  // oxlint-disable-next-line no-restricted-properties -- the one place
  const statement = db.prepare(sql)
  if (statement.columns().length === 0) statement.setReadBigInts(true)
  return statement
}
