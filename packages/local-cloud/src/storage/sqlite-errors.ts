import { StartError } from '../start-error.ts'

const SQLITE_PERM = 3
const SQLITE_BUSY = 5
const SQLITE_READONLY = 8
const SQLITE_CORRUPT = 11
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14
const SQLITE_CONSTRAINT_UNIQUE = 2067
const SQLITE_CONSTRAINT_PRIMARY_KEY = 1555
const SQLITE_NOTADB = 26

/** Returns whether a write violated a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const code = errcode(error)
  return code === SQLITE_CONSTRAINT_UNIQUE || code === SQLITE_CONSTRAINT_PRIMARY_KEY
}

/**
 * Describes a problem of the data file and its fix in one sentence, or returns null for other errors. No message
 * suggests deleting data.
 */
export function describeFileError(path: string, error: unknown): string | null {
  const reason = error instanceof Error ? error.message : String(error)
  switch (primaryCode(error) ?? systemCode(error)) {
    case SQLITE_BUSY:
      return `The data file ${path} is in use by another server: stop that server, or choose another path with --data.`
    case SQLITE_FULL:
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of the data file ${path} is full: free some space. Acknowledged writes are kept.`
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return `The data file ${path} is damaged (${reason}). Keep it, and restore a backup with the command restore, which preserves the damaged file, or choose another path with --data.`
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data file ${path} cannot be opened: this account cannot read and write it or its folder. Correct the permissions, or choose another path with --data.`
    default:
      return null
  }
}

/** Converts an error of the data file to a StartError. */
export function toStartError(path: string, cause: unknown): StartError {
  const problem = describeFileError(path, cause)
  if (problem !== null) return new StartError(problem, { cause })
  if (cause instanceof StartError)
    return new StartError(`The data file ${path} cannot be opened: ${cause.message}`, { cause })
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `The data file ${path} cannot be opened: ${reason}. Check that its folder is writable, or choose another path with --data.`,
    { cause },
  )
}

function errcode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : null
}

/** Returns SQLite's primary result code. */
function primaryCode(error: unknown): number | null {
  const code = errcode(error)
  return code === null ? null : code & 0xff
}

function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
