import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRedactor } from '../http/redact.ts'

/** Request that the service has received. Keys are masked, and files are shortened. */
export interface LoggedRequest {
  /** Number of the request, from 1. */
  readonly id: number
  /** ISO 8601. */
  readonly time: string
  readonly method: string
  /** With its query. */
  readonly path: string
  /** First letters of the key. */
  readonly key: string
  /** Parsed JSON; null for another body. */
  readonly body: unknown
  /** Model that was asked; empty for calls that generate nothing. */
  readonly model: string
  /** Text of the system instruction. */
  readonly system: string
  /** Text of the last message of the user. */
  readonly prompt: string
  /** Names of the declared functions. */
  readonly tools: readonly string[]
  /** Null while no response has been sent. */
  readonly status: number | null
  /** Milliseconds until the response ended; null before. */
  readonly duration: number | null
}

/** Entry of the log that the handlers of a request fill. */
export interface LogEntry {
  body: unknown
  model: string
  system: string
  prompt: string
  tools: readonly string[]
}

interface StoredEntry extends LogEntry {
  readonly id: number
  readonly time: number
  readonly method: string
  readonly path: string
  key: string
  readonly response: ServerResponse
  duration: number | null
}

const MAX_ENTRIES = 200
/** Longer texts, such as inline files, are shortened. */
const MAX_TEXT = 2000

/** Keeps the latest requests in memory. */
export class RequestLog {
  #entries: StoredEntry[] = []
  #lastId = 0
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Adds a request when it arrives. */
  add(request: IncomingMessage, response: ServerResponse, path: string, key: string): LogEntry {
    const entry: StoredEntry = {
      id: (this.#lastId += 1),
      time: this.#now(),
      method: request.method ?? '',
      path,
      key,
      response,
      body: null,
      model: '',
      system: '',
      prompt: '',
      tools: [],
      duration: null,
    }
    response.once('close', () => {
      entry.duration = this.#now() - entry.time
    })
    this.#entries = [...this.#entries, entry].slice(-MAX_ENTRIES)
    return entry
  }

  /** Returns the latest requests, the oldest first. */
  list(): LoggedRequest[] {
    return this.#entries.map(describe)
  }

  clear(): void {
    this.#entries = []
    this.#lastId = 0
  }
}

function describe({ response, key, time, body, ...entry }: StoredEntry): LoggedRequest {
  const redact = createRedactor([key])
  const text = redact(JSON.stringify({ ...entry, body: shorten(body) }))
  return {
    ...(JSON.parse(text) as Omit<LoggedRequest, 'time' | 'key' | 'status'>),
    time: new Date(time).toISOString(),
    key: maskKey(key),
    status: response.headersSent ? response.statusCode : null,
  }
}

const maskKey = (key: string) => (key === '' ? '' : `${key.length > 8 ? key.slice(0, 4) : ''}…`)

function shorten(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}… (${value.length} characters)` : value
  if (Array.isArray(value)) return value.map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shorten(item)]))
}
