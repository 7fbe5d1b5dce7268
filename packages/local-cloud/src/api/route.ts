import type { OutgoingHttpHeaders } from 'node:http'
import type { Caller } from '../auth/caller.ts'
import type { Site } from '../auth/session-cookies.ts'
import type { RealtimeEvent } from './realtime-event.ts'
import type { RateLimit } from '../http/rate-limiter.ts'

/** An API request as a route handler sees it: authorized, with parsed body and caller. */
export interface ApiCall {
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Parameters in the body. */
  readonly body: Readonly<Record<string, unknown>>
  readonly caller: Caller
  readonly ip: string
  readonly userAgent: string
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly now: number
  /** Aborted when the client disconnects before the response. */
  readonly signal: AbortSignal
}

/** The response of a route: JSON (as a value or serialized), plain text, or empty. */
export interface ApiResponse {
  readonly status: number
  readonly json?: unknown
  readonly body?: string | Uint8Array
  readonly text?: string
  readonly headers?: OutgoingHttpHeaders
  /** Events to publish to realtime subscribers. */
  readonly realtimeEvents?: readonly RealtimeEvent[]
}

/** An endpoint of the API. */
export interface Route {
  readonly method: string
  /** Path below `/v1`; `:name` is a path parameter. */
  readonly path: string
  readonly service: 'general' | 'account' | 'databases' | 'users'
  /** Scopes of which a key needs one. */
  readonly scopes?: readonly string[]
  /** Rejects callers without a key on a route with scopes. @default true */
  readonly keysOnly?: boolean
  /** Rejects guests. */
  readonly signedIn?: boolean
  /** Makes the project header optional, for probes that know no project. */
  readonly anyProject?: boolean
  readonly rate?: {
    readonly limit: RateLimit
    /** Path to count under, for an alias. @default the route's own */
    readonly path?: string
    readonly key: (call: ApiCall) => string
    /** Response status that resets the counter. */
    readonly resetOn?: number
  }
  readonly handle: (call: ApiCall) => ApiResponse | Promise<ApiResponse>
}

/** Counts calls for each user of an address. */
export const rateKeyByCaller = ({ ip, caller }: ApiCall): string => `${ip} ${caller.user?.id ?? ''}`

/** Matches requests to routes; the paths are split once. */
export class RouteTable {
  readonly #byMethod = new Map<string, { readonly route: Route; readonly pattern: readonly string[] }[]>()

  constructor(routes: readonly Route[]) {
    for (const route of routes) {
      const entries = this.#byMethod.get(route.method) ?? []
      entries.push({ route, pattern: splitPath(route.path) })
      this.#byMethod.set(route.method, entries)
    }
  }

  /** Finds the route of a request and its path parameters. */
  match(method: string, path: string): { route: Route; path: Record<string, string> } | null {
    const parts = splitPath(path)
    for (const { route, pattern } of this.#byMethod.get(method) ?? []) {
      const values = matchPath(pattern, parts)
      if (values !== null) return { route, path: values }
    }
    return null
  }
}

/** Ignores empty segments and trailing slashes, like Appwrite. */
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
