import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { prepare } from './prepare.ts'

/**
 * The steps that bring a data file of any age up to date; `user_version` counts those already taken.
 * A step that has been released is never edited: a change is a new step at the end.
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
  // Accounts without an address and a password, and what every account keeps for itself. SQLite cannot make a column
  // nullable, so both tables are made anew; sessions go first, or they would end with the table they refer to.
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
  // Keys of servers, and what they have made: a definition without a table is a database's.
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
  // Blanks at the end make no other address.
  'CREATE UNIQUE INDEX users_by_email ON users (rtrim(email));',
  // Phones, and what servers say is verified.
  `
  ALTER TABLE users ADD COLUMN email_verified INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN phone TEXT;
  ALTER TABLE users ADD COLUMN phone_verified INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN phone_target_id TEXT;
  CREATE UNIQUE INDEX users_by_phone ON users (phone);
  `,
]

/** Takes the steps a data file has not taken yet, all or none. */
export function migrate(db: DatabaseSync): void {
  const { user_version: version } = prepare(db, 'PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length)
    throw new StartError(
      `its data was written by a newer version (${version}; this one knows ${MIGRATIONS.length}). Update the project, or give another path with --data.`,
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
