import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { migrate } from './migrations.ts'

/** Marks a SQLite file as ours: "Saha" in ASCII, kept in the file's own header. */
const APPLICATION_ID = 0x53616861
const SQLITE_HEADER = 'SQLite format 3\0'
const APPLICATION_ID_OFFSET = 68

const SQLITE_BUSY = 5
const SQLITE_CONSTRAINT_UNIQUE = 2067
const SQLITE_CONSTRAINT_PRIMARY_KEY = 1555

/**
 * Opens the data file, made if it is not there, and keeps every other process out of it until it is closed.
 *
 * A write is on disk before its call returns (`synchronous = FULL` over a write-ahead log), so what was
 * acknowledged to a client survives the end of the process and of the power alike.
 *
 * @throws {StartError} when the file is in use, not ours, or cannot be written
 */
export function openDatabase(path: string): DatabaseSync {
  refuseForeignFile(path)
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    db = new DatabaseSync(path, { timeout: 0 })
    // The file holds password hashes: nobody else on the machine needs to read it.
    chmodSync(path, 0o600)
    // In exclusive mode the lock is taken by the first write and held until the file is closed. The mark is
    // written before the log begins, so that it stands in the file itself even after a crash.
    db.exec('PRAGMA locking_mode = EXCLUSIVE')
    db.exec(`BEGIN EXCLUSIVE; PRAGMA application_id = ${APPLICATION_ID}; COMMIT`)
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    db.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF')
    migrate(db)
    return db
  } catch (cause) {
    db?.close()
    throw asStartError(path, cause)
  }
}

/** Deletes the data file and what SQLite keeps beside it. @returns whether there was one */
export function deleteDatabase(path: string): boolean {
  if (!existsSync(path)) return false
  refuseForeignFile(path)
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(path, { timeout: 0 })
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
  } catch (cause) {
    // A damaged file is a reason to reset; one in use by another server is a reason not to.
    if (isSqliteError(cause, SQLITE_BUSY)) throw asStartError(path, cause)
  } finally {
    db?.close()
  }
  try {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
  } catch (cause) {
    throw asStartError(path, cause)
  }
  return true
}

/** Runs `work` in a transaction: all of its writes are kept, or none when it throws. Within another it is part of that. */
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

/** Whether a write failed because a unique index forbids it. */
export function isUniqueViolation(error: unknown): boolean {
  return isSqliteError(error, SQLITE_CONSTRAINT_UNIQUE) || isSqliteError(error, SQLITE_CONSTRAINT_PRIMARY_KEY)
}

function isSqliteError(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code
}

/** A path given by mistake must not cost anyone a file: only an empty file or one of ours is opened. */
function refuseForeignFile(path: string): void {
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
    throw asStartError(path, cause)
  }
  if (length === 0) return
  const isSqlite = header.toString('latin1', 0, SQLITE_HEADER.length) === SQLITE_HEADER
  if (!isSqlite || header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID)
    throw new StartError(
      `The file ${path} is not a data file of this server: it is left as it is. Give another path with --data.`,
    )
}

function asStartError(path: string, cause: unknown): StartError {
  if (isSqliteError(cause, SQLITE_BUSY))
    return new StartError(
      `The data file ${path} is in use by another server: stop that one, or give this one its own file with --data.`,
      { cause },
    )
  if (cause instanceof StartError)
    return new StartError(`The data file ${path} cannot be opened: ${cause.message}`, { cause })
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `The data file ${path} cannot be opened: ${reason}. Check that its folder can be written to, give another path with --data, or start afresh with --reset.`,
    { cause },
  )
}
