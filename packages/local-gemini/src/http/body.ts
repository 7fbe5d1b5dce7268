import type { IncomingMessage } from 'node:http'
import { ApiError, invalidArgument } from './api-error.ts'

/** Inline files may have 100 MB, which are 134 in base64. */
const MOST_BYTES = 140 * 1024 * 1024

/**
 * The bytes of a request.
 *
 * @throws {ApiError} 413 for more than the service takes
 */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BYTES)
      throw new ApiError(413, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit: 140 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/**
 * The JSON of a request; none counts as an empty object.
 *
 * @throws {ApiError} 400 in the service's words for what is no JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request)).toString('utf8')
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalidArgument(`Invalid JSON payload received. Unexpected token.\n${text.slice(0, 40)}\n^`)
  }
}
