/** What is told of an answered call: what kind it was and what became of it, never what was said or by whom. */
export interface LogEntry {
  readonly at: number
  readonly method: string
  /** What kind of call, as `generateContent`; not the path, which a visitor chooses. */
  readonly call: string
  readonly model: string | undefined
  readonly status: number
  readonly milliseconds: number
  /** The visitor's mark, shortened beyond use. */
  readonly client: string
}

/** One line for the log. */
export function formatLogEntry(entry: LogEntry): string {
  const { at, method, call, model = '-', status, milliseconds, client } = entry
  const time = new Date(at).toISOString()
  return `${time} ${status} ${method.padEnd(6)} ${call} ${model} ${Math.round(milliseconds)} ms ${client}`
}
