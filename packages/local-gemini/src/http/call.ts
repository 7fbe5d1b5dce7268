import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from '../faults/fault.ts'
import type { BodyMemory } from './body-memory.ts'

/** A request as its route sees it. */
export interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Where its body is counted while it is read. */
  readonly bodyMemory: BodyMemory
  /** `v1`, `v1beta`, `v1alpha` or `v1beta1`. */
  readonly version: string
  /** The parts of the path that the route leaves open, by name. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly key: string
  /** Where the service is, as the client sees it: `http://localhost:4321/gemini`. */
  readonly origin: string
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal
  /** The fault that a header asks for. */
  readonly fault: Fault | null
}

/** One thing that the service does. */
export interface Route {
  readonly method: string
  /** Matched against the path below the version. */
  readonly path: RegExp
  /** Answers; what it returns is sent as JSON, nothing when it has sent its answer itself. */
  readonly handle: (call: Call) => Promise<object | undefined> | object | undefined
}

/** Sends JSON, in the form that Google's services print it. */
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
