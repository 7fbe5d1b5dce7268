import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import { toStartError } from './sqlite-errors.ts'
import { migrate } from './migrations.ts'
import { prepare } from './prepare.ts'

/** Marks a SQLite file as ours: "Saha" in ASCII, kept in the file's own header. */
const APPLICATION_ID = 0x53616861
const SQLITE_HEADER = 'SQLite format 3\0'
const APPLICATION_ID_OFFSET = 68

/** What SQLite keeps beside a data file, and belongs to it. */
export const DATABASE_SUFFIXES = ['', '-wal', '-shm', '-journal'] as const

/**
 * Opens the data file, made if it is not there, and keeps every other server out of it until it is closed.
 *
 * A write is on disk before its call returns (`synchronous = FULL` over a write-ahead log), so what was
 * acknowledged to a client survives the end of the process and of the power alike. The lock is on a file
 * beside it, so that the log can be read while the server writes: by lists that take long, and by a backup.
 *
 * @throws {StartError} when the file is in use, damaged, not ours, or cannot be written
 */
export function openDatabase(path: string): DatabaseSync {
  rejectForeignFile(path)
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    db = new DatabaseSync(path, { timeout: 0 })
    lock(db, path)
    // The file holds password hashes: nobody else on the machine needs to read it.
    chmodSync(path, 0o600)
    checkIntegrity(db)
    // The mark is written before the log begins, so that it stands in the file itself even after a crash.
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
 * Opens a data file beside the server that writes to it, to read.
 *
 * @throws {StartError} when it is not there, not ours, or cannot be read
 */
export function openReadOnly(path: string): DatabaseSync {
  if (!existsSync(path)) throw new StartError(`There is no data file ${path}: correct --data.`)
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
 * Keeps every server out of a data file that this one does not open: it may be damaged.
 *
 * @returns what lets it go
 * @throws {StartError} when a server has it
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

/** Deletes the data file and what SQLite keeps beside it. @returns whether there was one */
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

/** A path given by mistake must not cost anyone a file: only an empty file or one of ours is opened. */
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
      `The file ${path} is not a data file of this server: it is left as it is. Give another path with --data.`,
    )
}

/**
 * Looks through every page, so that damage is found now and not by whoever asks for that page.
 *
 * @throws what SQLite throws of a damaged file
 */
export function checkIntegrity(db: DatabaseSync): void {
  const [row] = prepare(db, 'PRAGMA main.quick_check(1)').all()
  const found = String(row?.['quick_check'])
  if (found !== 'ok') throw Object.assign(new Error(found.split('\n').at(-1)), { errcode: 11 })
}

/** In exclusive mode the lock is taken by the first write and held until the connection is closed. */
function lock(db: DatabaseSync, path: string): void {
  prepare(db, 'ATTACH ? AS lock').run(`${path}-lock`)
  db.exec('PRAGMA lock.locking_mode = EXCLUSIVE; PRAGMA lock.journal_mode = MEMORY; BEGIN EXCLUSIVE; COMMIT')
  chmodSync(`${path}-lock`, 0o600)
}
