import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { isObject, parseRequestJson, TooManyValuesError } from '../json.ts'
import { bodyTooLarge } from './api-error.ts'

/** How much a body may hold: it is read and parsed where everybody else waits. */
export interface BodyLimits {
  readonly bytes: number
  /** Members and elements, of which a few bytes make many. */
  readonly values: number
}

/** No request of the API comes near these; Appwrite's own limit is 12 MiB for everybody. */
export const BODY_LIMITS = {
  guest: { bytes: 64 * 1024, values: 5000 },
  user: { bytes: 2 * 1024 * 1024, values: 10_000 },
  /** Whole collections are written with one call. */
  key: { bytes: 2 * 1024 * 1024, values: Infinity },
} as const satisfies Record<string, BodyLimits>

/** The client went away before its request was complete: there is nobody left to answer. */
export class RequestAbortedError extends Error {
  override readonly name = 'RequestAborted'
}

/**
 * The parameters in a request's body. As with Appwrite, a body that is not a JSON object (or is not declared
 * as JSON) carries none: what is missing is then said of the parameters.
 *
 * @throws {ApiError} 413 when the body is beyond the limits
 * @throws {RequestAbortedError} when the client hangs up half-way
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

/** Whether what is left of a body that was refused is little enough to be read, so that the connection can go on. */
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
