/** One answered request, as far as a log may know it. */
export interface RequestLogEntry {
  readonly method: string
  /** Path without the query: queries hold ids of users and texts they searched for. */
  readonly path: string
  readonly status: number
  readonly milliseconds: number
  /** The machine-readable type of an error. */
  readonly errorType: string | null
}

const MAX_PATH_LENGTH = 200

/**
 * One readable line: time, status, method, path, duration, and for errors their type. It holds no cookie,
 * no body and no query, so neither passwords nor e-mail addresses.
 */
export function formatRequest(record: RequestLogEntry, now: number): string {
  const [time, status, method = '', path, duration, error] = toLogColumns(record, now)
  return `${time}  ${status}  ${method.padEnd(6)} ${path}  ${duration}${error === '' ? '' : `  ${error}`}`
}

/** Its parts, as a log shows them: time, status, method, path, duration, and the type of an error or nothing. */
export function toLogColumns(record: RequestLogEntry, now: number): string[] {
  const time = new Date(now).toISOString().slice(11, 23)
  const duration = `${record.milliseconds.toFixed(0)} ms`
  const { method, status, errorType } = record
  return [time, String(status), method, sanitizePath(record.path), duration, errorType ?? '']
}

/** A path is the client's text: it must not move the cursor, color the terminal or begin a line of its own. */
function sanitizePath(path: string): string {
  const plain = path.replace(/[^\x21-\x7e]/g, '?').replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
  return plain.length > MAX_PATH_LENGTH ? `${plain.slice(0, MAX_PATH_LENGTH)}…` : plain
}
