import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { prepare } from './prepare.ts'

/**
 * Migrations of the data file; `user_version` counts the applied ones. A released migration is never edited: changes
 * are appended.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE users (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL COLLATE NOCASE UNIQUE,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    status INTEGER NOT NULL DEFAULT 1,
    target_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    accessed_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL COLLATE NOCASE REFERENCES users (id) ON DELETE CASCADE,
    secret_hash BLOB NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_user ON sessions (user_id, sequence);
  `,
  `
  ALTER TABLE users ADD COLUMN password_updated_at INTEGER NOT NULL DEFAULT 0;
  UPDATE users SET password_updated_at = created_at;
  `,
  'CREATE INDEX sessions_by_end ON sessions (expires_at);',
  // Anonymous accounts and preferences. SQLite cannot make a column nullable, so both tables are recreated. Sessions
  // are dropped first, because dropping their accounts would delete them.
  `
  CREATE TABLE new_users (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL COLLATE NOCASE UNIQUE,
    email TEXT UNIQUE,
    name TEXT NOT NULL,
    password_hash TEXT,
    status INTEGER NOT NULL DEFAULT 1,
    target_id TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    accessed_at INTEGER NOT NULL,
    password_updated_at INTEGER NOT NULL DEFAULT 0,
    prefs TEXT NOT NULL DEFAULT '{}',
    labels TEXT NOT NULL DEFAULT '[]'
  ) STRICT;
  INSERT INTO new_users
    SELECT sequence, id, email, name, password_hash, status, target_id, created_at, updated_at, accessed_at,
      password_updated_at, '{}', '[]' FROM users;
  CREATE TABLE new_sessions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL COLLATE NOCASE REFERENCES new_users (id) ON DELETE CASCADE,
    secret_hash BLOB NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ip TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    provider TEXT NOT NULL,
    provider_uid TEXT NOT NULL
  ) STRICT;
  INSERT INTO new_sessions
    SELECT sessions.sequence, sessions.id, user_id, secret_hash, sessions.created_at, sessions.updated_at,
      expires_at, ip, user_agent, 'email', users.email
    FROM sessions JOIN users ON users.id = sessions.user_id;
  DROP TABLE sessions;
  DROP TABLE users;
  ALTER TABLE new_users RENAME TO users;
  ALTER TABLE new_sessions RENAME TO sessions;
  CREATE INDEX sessions_by_user ON sessions (user_id, sequence);
  CREATE INDEX sessions_by_end ON sessions (expires_at);
  `,
  // API keys and the definitions created with them. A definition without a table is a database's.
  `
  CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret_hash BLOB NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE definitions (
    sequence INTEGER PRIMARY KEY,
    database_id TEXT NOT NULL COLLATE NOCASE,
    table_id TEXT NOT NULL COLLATE NOCASE,
    definition TEXT NOT NULL,
    UNIQUE (database_id, table_id)
  ) STRICT;
  `,
  // Trailing spaces do not make a different address.
  'CREATE UNIQUE INDEX users_by_email ON users (rtrim(email));',
  // Phones and verification.
  `
  ALTER TABLE users ADD COLUMN email_verified INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN phone TEXT;
  ALTER TABLE users ADD COLUMN phone_verified INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN phone_target_id TEXT;
  CREATE UNIQUE INDEX users_by_phone ON users (phone);
  `,
]

/** Applies the pending migrations in one transaction. */
export function migrate(db: DatabaseSync): void {
  const { user_version: version } = prepare(db, 'PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length)
    throw new StartError(
      `its data was written by a newer version (${version}; this version supports ${MIGRATIONS.length}). Update the project, or choose another path with --data.`,
    )
  if (version === MIGRATIONS.length) return
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const step of MIGRATIONS.slice(version)) db.exec(step)
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    db.exec('COMMIT')
  } catch (cause) {
    db.exec('ROLLBACK')
    throw cause
  }
}
