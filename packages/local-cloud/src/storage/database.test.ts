import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readConfigFile } from '../config/read-config.ts'
import { configFile, temporaryFolder } from '../testing/test-cloud.ts'
import { syncCollections } from './collection-tables.ts'
import { deleteDatabase, openDatabase, transaction } from './database.ts'
import { toStartError } from './sqlite-errors.ts'

function open(path: string): DatabaseSync {
  const db = openDatabase(path)
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  return db
}

test('creates the file and its folder with owner-only permissions', () => {
  const path = join(temporaryFolder(), 'new', 'data.sqlite')
  open(path)
  if (process.platform !== 'win32') {
    for (const suffix of ['', '-lock']) expect(statSync(path + suffix).mode & 0o777).toBe(0o600)
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  }
})

test('syncs every commit to disk', () => {
  const db = open(join(temporaryFolder(), 'data.sqlite'))
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
})

test('rejects a second server with advice', () => {
  const path = join(temporaryFolder(), 'data.sqlite')
  open(path)
  expect(() => openDatabase(path)).toThrow(/is in use by another server: stop that server, or .* --data/)
  expect(() => deleteDatabase(path)).toThrow(/is in use by another server/)
  expect(existsSync(path)).toBe(true)
})

test('neither opens nor deletes a foreign file', () => {
  const folder = temporaryFolder()
  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'My notes, which I would like to keep.')
  const foreign = join(folder, 'foreign.sqlite')
  const db = new DatabaseSync(foreign)
  db.exec('CREATE TABLE precious (x)')
  db.close()
  for (const path of [text, foreign]) {
    const before = readFileSync(path)
    expect(() => openDatabase(path)).toThrow(/is not a data file of this server and was not changed/)
    expect(() => deleteDatabase(path)).toThrow(/is not a data file of this server/)
    expect(readFileSync(path)).toEqual(before)
  }
})

test('rejects a path that cannot be a file with a sentence', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  mkdirSync(join(folder, 'folder'))
  for (const path of [join(folder, 'file', 'data.sqlite'), join(folder, 'folder')])
    expect(() => openDatabase(path)).toThrow(
      /The data file .* cannot be opened: .* choose another path with --data/,
    )
})

test('deletes the file and its siblings, and returns whether it existed', () => {
  const path = join(temporaryFolder(), 'data.sqlite')
  expect(deleteDatabase(path)).toBe(false)
  open(path).close()
  expect(deleteDatabase(path)).toBe(true)
  expect(existsSync(path)).toBe(false)
})

test('deletes a damaged file', () => {
  const path = join(temporaryFolder(), 'data.sqlite')
  open(path).close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, 100))
  expect(() => openDatabase(path)).toThrow(/is damaged \(.*\)\. Keep it, and restore a backup/)
  expect(readFileSync(path)).toEqual(bytes)
  expect(deleteDatabase(path)).toBe(true)
})

test('detects a damaged page at start', () => {
  const path = join(temporaryFolder(), 'data.sqlite')
  const db = open(path)
  db.exec(`CREATE TABLE t (x); WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
    INSERT INTO t SELECT hex(randomblob(99)) FROM n`)
  db.close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xff, bytes.length - 8192, bytes.length - 4096))
  expect(() => openDatabase(path)).toThrow(/is damaged \(.+\)\. Keep it/)
})

test('describes every file error without advising to delete the file', () => {
  const of = (errcode: number) =>
    toStartError('/data', Object.assign(new Error('SQLite says'), { errcode })).message
  expect(of(13)).toMatch(/The disk of the data file \/data is full: free some space/)
  expect(of(11)).toMatch(/is damaged \(SQLite says\)/)
  expect(of(26)).toMatch(/is damaged/)
  expect(of(8 | (1 << 8))).toMatch(/this account cannot read and write it/)
  const system = toStartError('/data', Object.assign(new Error('no'), { code: 'EACCES' })).message
  expect(system).toMatch(/cannot read and write it or its folder\. Correct the permissions/)
  const unknown = toStartError('/data', new Error('Something')).message
  expect(unknown).toMatch(/cannot be opened: Something\. Check that its folder/)
  for (const sentence of [of(13), of(11), of(26), of(8), of(14), of(5), system, unknown])
    expect(sentence).not.toMatch(/reset|afresh|delete/)
})

// Root can read the file anyway.
test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'reports missing permissions of the file',
  () => {
    const path = join(temporaryFolder(), 'data.sqlite')
    open(path).close()
    chmodSync(path, 0)
    expect(() => openDatabase(path)).toThrow(/this account cannot read and write it/)
  },
)

test('rolls back a transaction that throws', () => {
  const db = open(join(temporaryFolder(), 'data.sqlite'))
  db.exec('CREATE TABLE t (x)')
  expect(() =>
    transaction(db, () => {
      db.exec('INSERT INTO t VALUES (1)')
      throw new Error('halfway')
    }),
  ).toThrow('halfway')
  expect(db.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 0 })
})

test('updates tables to the configuration and keeps data it no longer names', () => {
  const db = open(join(temporaryFolder(), 'data.sqlite'))
  const sync = (columns: object[], indexes: object[] = []) =>
    syncCollections(db, readConfigFile(configFile([{ $id: 't', databaseId: 'games_db', columns, indexes }])))
  const text = { key: 'a', type: 'string', size: 9 }
  const number = { key: 'b', type: 'integer' }
  const unique = { key: 'u', type: 'unique', columns: ['a'] }
  const insert = (id: string, a: string) =>
    db.exec(
      `INSERT INTO "documents:games_db/t" ("$id", "$createdAt", "$updatedAt", "$permissions", a) VALUES ('${id}', '', '', '[]', '${a}')`,
    )
  sync([text])
  insert('one', 'x')
  sync([text, number], [unique])
  expect(() => insert('two', 'X ')).toThrow('UNIQUE')

  sync([number])
  insert('two', 'X ')
  sync([text, number])
  expect(db.prepare('SELECT a FROM "documents:games_db/t" ORDER BY 1').all()).toEqual([
    { a: 'X ' },
    { a: 'x' },
  ])

  expect(() => sync([text, number], [unique])).toThrow(
    'The unique index "u" of the collection "t" cannot be created, because existing documents violate it',
  )
  expect(() => sync([text, { key: 'b', type: 'string', size: 9 }])).toThrow(
    /The attribute "b" .* changed its type/,
  )
})
