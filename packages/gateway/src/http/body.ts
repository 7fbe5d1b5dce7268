import * as v from 'valibot'
import type { BodyMemory, BodyReservation } from './body-memory.ts'
import type { Client } from './client.ts'
import { checkJsonLimits } from './json-limits.ts'
import { readAtMinimumRate } from './minimum-rate.ts'
import { ApiError } from '../api-error.ts'

/** Request whose body is read, and the memory budget it counts against. */
interface BodySource {
  readonly request: Request
  readonly client: Client
  readonly context: { readonly bodyMemory: BodyMemory }
}

/**
 * Parses the body of a request as JSON. Call it only for an admitted call, because the body takes memory.
 *
 * @param most maximum number of bytes
 * @throws {ApiError} if the body is not JSON, or too large, too slow, encoded or malformed
 */
export async function readJson({ request, client, context }: BodySource, most: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json(?:; ?charset=utf-8)?$/i.test(type))
    throw new ApiError(415, 'The content type must be application/json.')
  if (request.headers.has('content-encoding')) throw new ApiError(415, 'The body must not be encoded.')
  const declared = request.headers.get('content-length')
  if (declared !== null && !(/^\d+$/.test(declared) && Number(declared) <= most)) throw tooLarge(most)
  const reservation = context.bodyMemory.reserve(client)
  try {
    return parse(await readBytes(request, declared === null ? most : Number(declared), reservation))
  } finally {
    reservation.release()
  }
}

async function readBytes(request: Request, most: number, reservation: BodyReservation): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body === null ? [] : readAtMinimumRate(request.body)) {
    length += chunk.byteLength
    if (length > most) throw tooLarge(most)
    reservation.grow(chunk.byteLength)
    chunks.push(chunk)
  }
  if (chunks.length === 1) return chunks[0] as Uint8Array
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

function parse(bytes: Uint8Array): unknown {
  checkJsonLimits(bytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new ApiError(400, 'The body is not JSON.')
  }
}

function tooLarge(most: number): ApiError {
  return new ApiError(413, `The request is larger than ${most} bytes.`)
}

/**
 * Rebuilds a value from the fields that the schema allows; rejects an unknown field by its name.
 *
 * @throws {ApiError} 400
 */
export function rebuild<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  // Reports the path only: the value must not appear in responses and logs.
  const path = (v.getDotPath(issue) ?? 'body').replaceAll(/[^\w.]/g, '?').slice(0, 100)
  throw new ApiError(400, `Not allowed here: ${path}.`)
}
