import { ApiError, invalidArgument } from './api-error.ts'
import { MAX_BODY_BYTES } from './body-memory.ts'
import type { Call } from './call.ts'

/** What every body may take, however slowly it comes, in milliseconds. */
const BASE_TIMEOUT = 30_000
/** Bytes in a second that a body must have beyond it. */
const MIN_BYTES_PER_SECOND = 64 * 1024

type Receiving = Pick<Call, 'request' | 'bodyMemory'>

/**
 * The bytes of a request.
 *
 * @throws {ApiError} 413 for more than the service takes, 503 for more than there is bodyMemory for; 408 for a body that
 *   takes more than 30 seconds, and a second for every 64 KB that have come
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
    // A request that is destroyed takes its connection along, and nobody would read the refusal.
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
 * The JSON of a request; none counts as an empty object.
 *
 * @throws {ApiError} 400 in the service's words for what is no JSON
 */
export async function readJson(receiving: Receiving): Promise<unknown> {
  const text = (await readBytes(receiving)).toString('utf8')
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalidArgument(`Invalid JSON payload received. Unexpected token.\n${text.slice(0, 40)}\n^`)
  }
}
