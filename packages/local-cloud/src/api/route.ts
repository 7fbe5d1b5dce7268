import type { OutgoingHttpHeaders } from 'node:http'
import type { Caller } from '../auth/caller.ts'
import type { Site } from '../auth/session-cookies.ts'
import type { RealtimeEvent } from './realtime-event.ts'
import type { RateLimit } from '../http/rate-limiter.ts'

/** A request to the API as a route sees it: checked, read and identified. */
export interface ApiCall {
  /** The parts of the path that the route leaves open, by name. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The parameters in the body. */
  readonly body: Readonly<Record<string, unknown>>
  readonly caller: Caller
  readonly ip: string
  readonly userAgent: string
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly now: number
  /** Aborted when the client goes away before it is answered. */
  readonly signal: AbortSignal
}

/** What a route answers with: a JSON body (to be written, or written already), a plain text, or nothing. */
export interface ApiResponse {
  readonly status: number
  readonly json?: unknown
  readonly body?: string | Uint8Array
  readonly text?: string
  readonly headers?: OutgoingHttpHeaders
  /** What has happened by it, for those who listen. */
  readonly realtimeEvents?: readonly RealtimeEvent[]
}

/** One thing the API does. */
export interface Route {
  readonly method: string
  /** Path below `/v1`; `:name` stands for one open part. */
  readonly path: string
  readonly service: 'general' | 'account' | 'databases' | 'users'
  /** The scopes of which a key must have one. */
  readonly scopes?: readonly string[]
  /** Whether nobody but keys may use it, where it asks for scopes. @default true */
  readonly keysOnly?: boolean
  /** Whether guests are turned away. */
  readonly signedIn?: boolean
  /** Whether the project need not be named: for probes that know none. */
  readonly anyProject?: boolean
  readonly rate?: {
    readonly limit: RateLimit
    /** The path under which this one is counted, where it is an alias. @default the route's own */
    readonly path?: string
    readonly key: (call: ApiCall) => string
    /** The status whose answer forgets what was counted. */
    readonly resetOn?: number
  }
  readonly handle: (call: ApiCall) => ApiResponse | Promise<ApiResponse>
}

/** All routes, their paths taken apart once. */
export class RouteTable {
  readonly #byMethod = new Map<string, { readonly route: Route; readonly pattern: readonly string[] }[]>()

  constructor(routes: readonly Route[]) {
    for (const route of routes) {
      const entries = this.#byMethod.get(route.method) ?? []
      entries.push({ route, pattern: splitPath(route.path) })
      this.#byMethod.set(route.method, entries)
    }
  }

  /** Finds the route of a request and the open parts of its path. */
  match(method: string, path: string): { route: Route; path: Record<string, string> } | null {
    const parts = splitPath(path)
    for (const { route, pattern } of this.#byMethod.get(method) ?? []) {
      const values = matchPath(pattern, parts)
      if (values !== null) return { route, path: values }
    }
    return null
  }
}

/** As Appwrite takes a path apart: empty parts are none, so a slash at its end says nothing. */
function splitPath(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

function matchPath(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const values: Record<string, string> = {}
  for (const [position, expected] of pattern.entries()) {
    const part = parts[position] ?? ''
    if (!expected.startsWith(':')) {
      if (part !== expected) return null
      continue
    }
    try {
      values[expected.slice(1)] = decodeURIComponent(part)
    } catch {
      return null
    }
  }
  return values
}
