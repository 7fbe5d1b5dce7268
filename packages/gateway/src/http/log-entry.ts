/** Log entry of a call: its kind and its result, without content or identity. */
export interface LogEntry {
  readonly at: number
  readonly method: string
  /** Kind of call, such as `generateContent`; not the path, which the client chooses. */
  readonly call: string
  readonly model: string | undefined
  readonly status: number
  readonly milliseconds: number
  /** Shortened id of the client, useless for identification. */
  readonly client: string
}

/** Formats an entry as one line. */
export function formatLogEntry(entry: LogEntry): string {
  const { at, method, call, model = '-', status, milliseconds, client } = entry
  const time = new Date(at).toISOString()
  return `${time} ${status} ${method.padEnd(6)} ${call} ${model} ${Math.round(milliseconds)} ms ${client}`
}
