import { ApiError, invalidArgument } from './api-error.ts'
import { MAX_BODY_BYTES } from './body-memory.ts'
import type { Call } from './call.ts'

/** Time that every body may take, in milliseconds. */
const BASE_TIMEOUT = 30_000
/** Minimum bytes a second after that time. */
const MIN_BYTES_PER_SECOND = 64 * 1024

type Receiving = Pick<Call, 'request' | 'bodyMemory' | 'onBody'>

/**
 * Reads the body of a request.
 *
 * @throws {ApiError} 413 when it is too large, 503 when no memory is left, 408 when it takes longer than 30 seconds
 *   plus one second for every 64 KB received
 */
export async function readBytes({ request, bodyMemory }: Receiving): Promise<Buffer> {
  const reservation = bodyMemory.reserve()
  const chunks: Buffer[] = []
  let length = 0
  const started = Date.now()
  const abort = () => {
    request.destroy(new ApiError(408, 'DEADLINE_EXCEEDED', 'The request came too slowly.'))
  }
  let timer = setTimeout(abort, BASE_TIMEOUT)
  try {
    // Destroying the request would close its connection before the client reads the error.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > MAX_BODY_BYTES)
        throw new ApiError(413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit: 140 MB.')
      reservation.grow(chunk.length)
      chunks.push(chunk)
      clearTimeout(timer)
      timer = setTimeout(abort, started + BASE_TIMEOUT + (length / MIN_BYTES_PER_SECOND) * 1000 - Date.now())
    }
    return Buffer.concat(chunks, length)
  } finally {
    clearTimeout(timer)
    reservation.release()
  }
}

/**
 * Parses the JSON body of a request; an empty body is an empty object.
 *
 * @throws {ApiError} 400 with Google's message for invalid JSON
 */
export async function readJson(receiving: Receiving): Promise<unknown> {
  const text = (await readBytes(receiving)).toString('utf8')
  if (text.trim() === '') return {}
  try {
    const body = JSON.parse(text) as unknown
    receiving.onBody?.(body)
    return body
  } catch {
    throw invalidArgument(`Invalid JSON payload received. Unexpected token.\n${text.slice(0, 40)}\n^`)
  }
}
