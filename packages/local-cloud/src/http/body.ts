import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { isObject, parseRequestJson, TooManyValuesError } from '../json.ts'
import { bodyTooLarge } from './api-error.ts'

/** Limits of a body, because parsing blocks the event loop. */
export interface BodyLimits {
  readonly bytes: number
  /** Members and elements; a few bytes can contain many. */
  readonly values: number
}

/** A user's largest request stores a game's save. Appwrite's limit is 12 MiB for everyone. */
export const BODY_LIMITS = {
  guest: { bytes: 64 * 1024, values: 5000 },
  user: { bytes: 5 * 1024 * 1024, values: 10_000 },
  /** A key writes whole collections in one call. */
  key: { bytes: 2 * 1024 * 1024, values: Infinity },
} as const satisfies Record<string, BodyLimits>

/** The client disconnected before its request was complete, so no response is possible. */
export class RequestAbortedError extends Error {
  override readonly name = 'RequestAborted'
}

/**
 * Reads the parameters of a body. Like with Appwrite, a body that is not a JSON object, or is not declared as JSON,
 * has none; the route then reports missing parameters.
 *
 * @throws {ApiError} 413 when the body exceeds the limits
 * @throws {RequestAbortedError} when the client disconnects
 */
export async function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, limits.bytes)
  if (bytes.length === 0 || !isJson(request.headers['content-type']) || !isUtf8(bytes)) return {}
  try {
    const value = parseRequestJson(bytes.toString('utf8'), limits.values)
    return isObject(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    if (error instanceof TooManyValuesError) throw bodyTooLarge()
    throw error
  }
}

/** Returns whether the rest of a rejected body is small enough to read, so that the connection can be reused. */
export function hasSmallBody({ headers }: IncomingMessage): boolean {
  const isChunked = headers['transfer-encoding'] !== undefined
  return !isChunked && Number(headers['content-length'] ?? 0) <= BODY_LIMITS.guest.bytes
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge()
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onLost).off('close', onLost)
      finish()
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks, length)))
    const onLost = () => settle(() => reject(new RequestAbortedError('The client closed the connection.')))
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length > maxBytes)
        settle(() => {
          request.pause()
          reject(bodyTooLarge())
        })
      else chunks.push(chunk)
    }
    request.on('data', onData).on('end', onEnd).on('error', onLost).on('close', onLost)
  })
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
