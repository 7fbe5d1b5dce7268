import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from '../faults/fault.ts'
import type { BodyMemory } from './body-memory.ts'

/** Request as its route receives it. */
export interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Memory budget that the body counts against. */
  readonly bodyMemory: BodyMemory
  /** `v1`, `v1beta`, `v1alpha` or `v1beta1`. */
  readonly version: string
  /** Named groups of the route's path. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly key: string
  /** Base URL of the service as the client sees it: `http://localhost:4321/gemini`. */
  readonly origin: string
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** Receives the parsed body, for the list of requests. */
  readonly onBody?: (body: unknown) => void
  /** Fault from the request header. */
  readonly fault: Fault | null
}

/** Route of the service. */
export interface Route {
  readonly method: string
  /** Matched against the path below the version. */
  readonly path: RegExp
  /** Handles the request. Its result is sent as JSON; undefined means that the handler has sent the response. */
  readonly handle: (call: Call) => Promise<object | undefined> | object | undefined
}

/** Sends JSON, formatted as Google's services do. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = `${JSON.stringify(body, null, 2)}\n`
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'private',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}
