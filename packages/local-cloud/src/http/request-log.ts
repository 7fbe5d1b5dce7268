/** A logged request. */
export interface RequestLogEntry {
  readonly method: string
  /** Path without the query, which may contain user ids and search texts. */
  readonly path: string
  readonly status: number
  readonly milliseconds: number
  /** Type of the returned error. */
  readonly errorType: string | null
}

const MAX_PATH_LENGTH = 200

/**
 * Formats one log line: time, status, method, path, duration, and type of an error. It contains no cookie, body or
 * query, so neither passwords nor e-mail addresses.
 */
export function formatRequest(record: RequestLogEntry, now: number): string {
  const [time, status, method = '', path, duration, error] = toLogColumns(record, now)
  return `${time}  ${status}  ${method.padEnd(6)} ${path}  ${duration}${error === '' ? '' : `  ${error}`}`
}

/** Returns the columns of a log line: time, status, method, path, duration, and type of an error or empty. */
export function toLogColumns(record: RequestLogEntry, now: number): string[] {
  const time = new Date(now).toISOString().slice(11, 23)
  const duration = `${record.milliseconds.toFixed(0)} ms`
  const { method, status, errorType } = record
  return [time, String(status), method, sanitizePath(record.path), duration, errorType ?? '']
}

/** Paths are client text: they must not move the cursor, color the terminal or start a new line. */
function sanitizePath(path: string): string {
  const plain = path.replace(/[^\x21-\x7e]/g, '?').replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
  return plain.length > MAX_PATH_LENGTH ? `${plain.slice(0, MAX_PATH_LENGTH)}…` : plain
}
