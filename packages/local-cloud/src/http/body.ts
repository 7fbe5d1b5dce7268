import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { isObject, parseSent } from '../json.ts'
import { bodyTooLarge } from './api-error.ts'

/** No request of the API comes near this; Appwrite's own limit is 12 MiB. */
const MOST_BYTES = 2 * 1024 * 1024

/** The client went away before its request was complete: there is nobody left to answer. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted'
}

/**
 * The parameters in a request's body. As with Appwrite, a body that is not a JSON object (or is not declared
 * as JSON) carries none: what is missing is then said of the parameters.
 *
 * @throws {ApiError} 413 when the body is too large
 * @throws {RequestAborted} when the client hangs up half-way
 */
export async function readParameters(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request)
  if (bytes.length === 0 || !isJson(request.headers['content-type']) || !isUtf8(bytes)) return {}
  try {
    const value = parseSent(bytes.toString('utf8'))
    return isObject(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw bodyTooLarge()
  const chunks: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onLost).off('close', onLost)
      finish()
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks, length)))
    const onLost = () => settle(() => reject(new RequestAborted('The client closed the connection.')))
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length > MOST_BYTES)
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
