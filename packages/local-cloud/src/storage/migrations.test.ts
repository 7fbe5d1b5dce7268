import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { LOW_COST_HASH } from '../testing/test-users.ts'
import { startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrations.ts'

/**
 * Creates a data file of version 1. Its schema is repeated here, so that edits of released migrations fail the test.
 */
function fileOfVersion1(): string {
  const path = join(temporaryFolder(), 'data.sqlite')
  const db = new DatabaseSync(path)
  db.exec(`
    PRAGMA application_id = 1398892641;
    PRAGMA journal_mode = WAL;
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
    INSERT INTO users (id, email, name, password_hash, target_id, created_at, updated_at, accessed_at)
      VALUES ('amal', 'amal@example.test', '', '${LOW_COST_HASH}', 't1', 1767225600000, 1767225600000, 1767225600000);
    INSERT INTO sessions (id, user_id, secret_hash, created_at, updated_at, expires_at, ip, user_agent)
      VALUES ('s1', 'amal', x'79f076abdd19a752db7267bfff2f9022161d120dea919fdaca2ffdfc24ca8c96', 1767225600000, 1767225600000, 4102444800000, '127.0.0.1', '');
    PRAGMA user_version = 1;
  `)
  db.close()
  return path
}

const schemaOf = (db: DatabaseSync) =>
  Object.fromEntries(
    ['users', 'sessions'].map((table) => [
      table,
      db.prepare('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)').all(table),
    ]),
  )

const indexesOf = (db: DatabaseSync, table: string) =>
  db
    .prepare(
      'SELECT name FROM sqlite_schema WHERE tbl_name = ? AND type = ? AND sql IS NOT NULL ORDER BY name',
    )
    .all(table, 'index')
    .map(({ name }) => name)

test('migrates a file of version 1, whose users can sign in', async () => {
  const data = fileOfVersion1()
  const client = new TestClient(await startTestCloud({ data }))
  expect((await client.signIn('amal')).status).toBe(201)
  expect((await client.send('GET', '/account')).body.passwordUpdate).toBe('2026-01-01T00:00:00.000+00:00')
})

test('keeps users signed in', async () => {
  const session = Buffer.from(JSON.stringify({ id: 'amal', secret: 'kept' })).toString('base64')
  const cloud = await startTestCloud({ data: fileOfVersion1() })
  const client = new TestClient(cloud, `a_session_games-portal=${encodeURIComponent(session)}`)
  const { body } = await client.send('GET', '/account/sessions')
  expect(body.sessions).toMatchObject([
    { provider: 'email', providerUid: 'amal@example.test', current: true },
  ])
})

test('creates the same schema in migrated and new files, and migrates once', () => {
  const upgraded = openDatabase(fileOfVersion1())
  const fresh = openDatabase(join(temporaryFolder(), 'data.sqlite'))
  expect(schemaOf(upgraded)).toEqual(schemaOf(fresh))
  // Includes the indexes of recreated tables.
  for (const db of [upgraded, fresh])
    expect(indexesOf(db, 'sessions')).toEqual(['sessions_by_end', 'sessions_by_user'])
  expect(upgraded.prepare('PRAGMA user_version').get()).toEqual(fresh.prepare('PRAGMA user_version').get())
  const { total_changes: before } = upgraded.prepare('SELECT total_changes() AS total_changes').get() as {
    total_changes: number
  }
  migrate(upgraded)
  expect(upgraded.prepare('SELECT total_changes() AS total_changes').get()).toEqual({ total_changes: before })
  upgraded.close()
  fresh.close()
})

test('leaves the file unchanged when a migration fails', () => {
  const path = fileOfVersion1()
  const before = new DatabaseSync(path)
  // The migration adds this column, so the existing one makes it fail.
  before.exec('ALTER TABLE users ADD COLUMN password_updated_at INTEGER NOT NULL DEFAULT 7')
  before.close()
  expect(() => openDatabase(path)).toThrow(/cannot be opened: duplicate column name/)
  const after = new DatabaseSync(path)
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  expect(after.prepare('SELECT email, password_updated_at FROM users').all()).toEqual([
    { email: 'amal@example.test', password_updated_at: 7 },
  ])
  after.close()
})

test('rejects data of a newer version', () => {
  const path = join(temporaryFolder(), 'data.sqlite')
  const db = openDatabase(path)
  db.exec('PRAGMA user_version = 999')
  db.close()
  expect(() => openDatabase(path)).toThrow(/was written by a newer version \(999; .*Update the project/)
})
