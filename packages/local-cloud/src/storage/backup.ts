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
import { holdDatabase, NEIGHBOURS, openReader, refuseForeignFile, requireWhole } from './database.ts'
import { asStartError } from './failures.ts'
import { prepare } from './prepare.ts'

/**
 * Copies a data file, also one that a server writes to: the copy is the file as it was at one moment, and the
 * server is not held up. It comes under its name only when it is whole and on disk.
 *
 * @throws {StartError} when there is no data, the copy exists already, or it cannot be made
 */
export function backUp(data: string, copy: string): void {
  if (existsSync(copy))
    throw new StartError(`There is a file ${copy} already: give the copy another path with --to.`)
  const db = openReader(data)
  try {
    writeWhole(copy, (partial) => prepare(db, 'VACUUM INTO ?').run(partial))
  } finally {
    db.close()
  }
}

/**
 * Puts a copy in the place of the data file. Nothing of what was there is lost: it stays beside it, under another
 * name, damaged or not.
 *
 * @param now milliseconds since 1970, for that name
 * @returns the path of what was there, or null when nothing was
 * @throws {StartError} when a server has the file, or the copy is not one
 */
export function restore(data: string, copy: string, now: number): string | null {
  if (!existsSync(copy))
    throw new StartError(`There is no file ${copy}: give the path of a backup with --from.`)
  refuseForeignFile(copy)
  const release = holdDatabase(data)
  try {
    const kept = existsSync(data) ? freeName(data, now) : null
    writeWhole(`${data}.restored`, (partial) => copyFileSync(copy, partial))
    if (kept !== null)
      for (const suffix of NEIGHBOURS) if (existsSync(data + suffix)) renameSync(data + suffix, kept + suffix)
    renameSync(`${data}.restored`, data)
    return kept
  } catch (cause) {
    throw cause instanceof StartError ? cause : asStartError(data, cause)
  } finally {
    release()
  }
}

/** Writes a data file beside its place, looks through it, and only then puts it there. */
function writeWhole(path: string, write: (partial: string) => void): void {
  const partial = `${path}.partial`
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    rmSync(partial, { force: true })
    // Made first, for its owner alone: it holds password hashes.
    closeSync(openSync(partial, 'w', 0o600))
    write(partial)
    const db = new DatabaseSync(partial, { readOnly: true })
    try {
      requireWhole(db)
    } finally {
      db.close()
    }
    const file = openSync(partial, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(partial, path)
  } catch (cause) {
    for (const suffix of NEIGHBOURS) rmSync(partial + suffix, { force: true })
    throw asStartError(path, cause)
  }
}

function freeName(data: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  let name = `${data}.before-${time}`
  for (let count = 2; existsSync(name); count += 1) name = `${data}.before-${time}-${count}`
  return name
}
