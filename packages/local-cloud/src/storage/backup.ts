import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'
import {
  lockDatabase,
  DATABASE_SUFFIXES,
  openReadOnly,
  rejectForeignFile,
  checkIntegrity,
} from './database.ts'
import { toStartError } from './sqlite-errors.ts'
import { prepare } from './prepare.ts'

/**
 * Copies a data file, also while a server writes: the copy is a snapshot, and the server is not blocked. The copy
 * gets its name only when it is complete and on disk.
 *
 * @throws {StartError} when there is no data, the copy exists already, or writing fails
 */
export function backUpDatabase(data: string, copy: string): void {
  if (existsSync(copy))
    throw new StartError(`The file ${copy} already exists: choose another path with --to.`)
  const db = openReadOnly(data)
  try {
    writeAtomically(copy, (partial) => prepare(db, 'VACUUM INTO ?').run(partial))
  } finally {
    db.close()
  }
}

/**
 * Replaces the data file with a copy. The previous file is renamed and kept, damaged or not.
 *
 * @param now milliseconds since 1970, for that name
 * @returns the path of the previous file, or null
 * @throws {StartError} when a server uses the file, or the copy is invalid
 */
export function restore(data: string, copy: string, now: number): string | null {
  if (!existsSync(copy))
    throw new StartError(`The file ${copy} does not exist: give the path of a backup with --from.`)
  rejectForeignFile(copy)
  const release = lockDatabase(data)
  try {
    const previous = existsSync(data) ? findFreePath(data, now) : null
    writeAtomically(`${data}.restored`, (partial) => copyFileSync(copy, partial))
    if (previous !== null)
      for (const suffix of DATABASE_SUFFIXES)
        if (existsSync(data + suffix)) renameSync(data + suffix, previous + suffix)
    renameSync(`${data}.restored`, data)
    return previous
  } catch (cause) {
    throw cause instanceof StartError ? cause : toStartError(data, cause)
  } finally {
    release()
  }
}

/** Writes a data file under a temporary name, checks it, and renames it. */
function writeAtomically(path: string, write: (partial: string) => void): void {
  const partial = `${path}.partial`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    rmSync(partial, { force: true })
    // Created with owner-only permissions, because it contains password hashes.
    closeSync(openSync(partial, 'w', 0o600))
    write(partial)
    const db = new DatabaseSync(partial, { readOnly: true })
    try {
      checkIntegrity(db)
    } finally {
      db.close()
    }
    const file = openSync(partial, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(partial, path)
  } catch (cause) {
    for (const suffix of DATABASE_SUFFIXES) rmSync(partial + suffix, { force: true })
    throw toStartError(path, cause)
  }
}

function findFreePath(data: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  let name = `${data}.before-${time}`
  for (let count = 2; existsSync(name); count += 1) name = `${data}.before-${time}-${count}`
  return name
}
