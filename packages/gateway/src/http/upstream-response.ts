import * as v from 'valibot'
import { ApiError, type ErrorBody } from '../api-error.ts'
import type { Upstream } from './upstream.ts'

const MAX_ERROR_LENGTH = 64 * 1024
const MAX_RESPONSE_LENGTH = 24 * 1024 * 1024

const detail = v.variant('@type', [
  v.object({ '@type': v.literal('type.googleapis.com/google.rpc.RetryInfo'), retryDelay: v.string() }),
  v.object({
    '@type': v.literal('type.googleapis.com/google.rpc.QuotaFailure'),
    violations: v.array(
      v.object({
        quotaMetric: v.optional(v.string()),
        quotaId: v.optional(v.string()),
        quotaValue: v.optional(v.string()),
      }),
    ),
  }),
  v.object({ '@type': v.literal('type.googleapis.com/google.rpc.ErrorInfo'), reason: v.string() }),
])

const errorBody = v.object({
  error: v.object({
    code: v.number(),
    message: v.string(),
    status: v.string(),
    details: v.optional(v.array(v.unknown()), []),
  }),
})

/**
 * Converts an upstream error: forwards its status, message and useful details. Reports a problem with the gateway's
 * key as an outage, because the client may have a valid key for another service.
 */
export async function toErrorResponse(upstream: Upstream, response: Response): Promise<Response> {
  const body = readError(upstream, await readText(response, MAX_ERROR_LENGTH))
  if (body === null) {
    const message = 'The service answered in an unexpected way.'
    const error = { code: response.status, message, status: 'UNAVAILABLE' }
    return Response.json({ error }, { status: response.status })
  }
  if (isKeyError(response.status, body)) {
    const message = 'The service does not accept the key of this gateway. Its operator has to look at it.'
    return new ApiError(503, message, { reason: 'GATEWAY_KEY' }).toResponse()
  }
  const retryAfter = response.headers.get('retry-after') ?? ''
  const headers: Record<string, string> = /^\d{1,6}$/.test(retryAfter) ? { 'retry-after': retryAfter } : {}
  return Response.json(body, { status: response.status, headers })
}

function readError(upstream: Upstream, text: string): ErrorBody | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorBody), upstream.redact(text))
  if (!parsed.success) return null
  const { code, message, status, details } = parsed.output.error
  const known = details.flatMap((entry) => {
    const result = v.safeParse(detail, entry)
    return result.success ? [result.output] : []
  })
  return { error: { code, message, status, ...(known.length === 0 ? {} : { details: known }) } }
}

function isKeyError(status: number, { error }: ErrorBody): boolean {
  if (status === 401 || status === 403) return true
  return status === 400 && (error.details ?? []).some((entry) => entry['reason'] === 'API_KEY_INVALID')
}

/** Creates the error for an invalid upstream response. */
export function unexpectedResponse(): ApiError {
  return new ApiError(502, 'The service answered in an unexpected way.')
}

/** Parses a short response with a schema. @throws {ApiError} 502 if it does not match */
export async function readJsonResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(response, MAX_RESPONSE_LENGTH)
  const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!reply.success) throw unexpectedResponse()
  return reply.output
}

async function readText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > most) break
  }
  return text
}

const FORWARDED_HEADERS = ['content-type', 'content-range', 'accept-ranges', 'x-goog-upload-status']

/** Returns the response headers that a client may see. */
export function forwardedHeaders(response: Response): Headers {
  const headers = new Headers()
  for (const name of FORWARDED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // `fetch` has decoded an encoded body, so its length has changed.
  const length = response.headers.get('content-length')
  if (length !== null && !response.headers.has('content-encoding')) headers.set('content-length', length)
  return headers
}
