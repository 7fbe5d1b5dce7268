import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { toStartError } from './sqlite-errors.ts'
import { migrate } from './migrations.ts'
import { prepare } from './prepare.ts'

/** SQLite application id of our files: "Saha" in ASCII, in the file header. */
const APPLICATION_ID = 0x53616861
const SQLITE_HEADER = 'SQLite format 3\0'
const APPLICATION_ID_OFFSET = 68

/** Suffixes of the data file and the files SQLite stores beside it. */
export const DATABASE_SUFFIXES = ['', '-wal', '-shm', '-journal'] as const

/**
 * Opens or creates the data file, and locks it against other servers until it is closed.
 *
 * A write is on disk before its call returns (`synchronous = FULL` with a write-ahead log), so acknowledged writes
 * survive crashes and power loss. The lock is a separate file, so that slow lists and backups can read during writes.
 *
 * @throws {StartError} when the file is in use, damaged, foreign or not writable
 */
export function openDatabase(path: string): DatabaseSync {
  rejectForeignFile(path)
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    db = new DatabaseSync(path, { timeout: 0 })
    lock(db, path)
    // Only the owner may read the file, because it contains password hashes.
    chmodSync(path, 0o600)
    checkIntegrity(db)
    // Written before the log starts, so that the file itself contains the id even after a crash.
    db.exec(`BEGIN EXCLUSIVE; PRAGMA application_id = ${APPLICATION_ID}; COMMIT`)
    db.exec('PRAGMA main.journal_mode = WAL; PRAGMA synchronous = FULL')
    db.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF')
    migrate(db)
    return db
  } catch (cause) {
    db?.close()
    throw toStartError(path, cause)
  }
}

/**
 * Opens a data file for reading, also while a server writes.
 *
 * @throws {StartError} when it is missing, foreign or unreadable
 */
export function openReadOnly(path: string): DatabaseSync {
  if (!existsSync(path)) throw new StartError(`The data file ${path} does not exist: correct --data.`)
  rejectForeignFile(path)
  try {
    const db = new DatabaseSync(path, { timeout: 5000 })
    db.exec('PRAGMA trusted_schema = OFF')
    return db
  } catch (cause) {
    throw toStartError(path, cause)
  }
}

/**
 * Locks a data file without opening it, because it may be damaged.
 *
 * @returns a function that releases the lock
 * @throws {StartError} when a server uses the file
 */
export function lockDatabase(path: string): () => void {
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    db = new DatabaseSync(':memory:')
    lock(db, path)
    const lockHolder = db
    return () => lockHolder.close()
  } catch (cause) {
    db?.close()
    throw toStartError(path, cause)
  }
}

/** Deletes the data file and SQLite's files beside it. @returns whether it existed */
export function deleteDatabase(path: string): boolean {
  if (!existsSync(path)) return false
  rejectForeignFile(path)
  const release = lockDatabase(path)
  try {
    for (const suffix of DATABASE_SUFFIXES) rmSync(path + suffix, { force: true })
  } catch (cause) {
    throw toStartError(path, cause)
  } finally {
    release()
  }
  return true
}

/** Runs `work` in a transaction, which is rolled back on an error. A nested call joins the outer transaction. */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Rejects files that are neither empty nor ours, so that a wrong path does not destroy a file. */
export function rejectForeignFile(path: string): void {
  const header = Buffer.alloc(APPLICATION_ID_OFFSET + 4)
  let length: number
  try {
    const file = openSync(path, 'r')
    try {
      length = readSync(file, header, 0, header.length, 0)
    } finally {
      closeSync(file)
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return
    throw toStartError(path, cause)
  }
  if (length === 0) return
  const isSqlite = header.toString('latin1', 0, SQLITE_HEADER.length) === SQLITE_HEADER
  if (!isSqlite || header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID)
    throw new StartError(
      `The file ${path} is not a data file of this server and was not changed: choose another path with --data.`,
    )
}

/**
 * Checks every page, so that damage is detected at start.
 *
 * @throws the error of SQLite for a damaged file
 */
export function checkIntegrity(db: DatabaseSync): void {
  const [row] = prepare(db, 'PRAGMA main.quick_check(1)').all()
  const found = String(row?.['quick_check'])
  if (found !== 'ok') throw Object.assign(new Error(found.split('\n').at(-1)), { errcode: 11 })
}

/** In exclusive mode the first write takes the lock, and the connection holds it until it is closed. */
function lock(db: DatabaseSync, path: string): void {
  prepare(db, 'ATTACH ? AS lock').run(`${path}-lock`)
  db.exec('PRAGMA lock.locking_mode = EXCLUSIVE; PRAGMA lock.journal_mode = MEMORY; BEGIN EXCLUSIVE; COMMIT')
  chmodSync(`${path}-lock`, 0o600)
}
