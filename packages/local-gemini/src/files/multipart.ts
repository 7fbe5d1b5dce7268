import { invalidArgument } from '../http/api-error.ts'

/** Part of a multipart body. */
export interface BodyPart {
  readonly contentType: string
  readonly bytes: Buffer
}

const MAX_PARTS = 10

/**
 * Splits a `multipart/related` body (RFC 2387).
 *
 * @throws {ApiError} 400 for a missing boundary or a part without an end
 */
export function parseMultipart(contentType: string, body: Buffer): BodyPart[] {
  const boundary = /^multipart\/[\w-]+\s*;.*\bboundary="?([^";]{1,200})"?/i.exec(contentType)?.[1]
  if (boundary === undefined) throw invalidArgument('The content type has no multipart boundary.')
  const parts: BodyPart[] = []
  const delimiter = Buffer.from(`--${boundary}`)
  let at = body.indexOf(delimiter)
  while (at >= 0 && parts.length < MAX_PARTS) {
    const from = at + delimiter.length
    if (body.toString('latin1', from, from + 2) === '--') return parts
    const end = body.indexOf(Buffer.from(`\r\n--${boundary}`), from)
    const head = body.indexOf('\r\n\r\n', from)
    if (end < 0 || head < 0 || head > end) break
    const headers = body.toString('latin1', from, head)
    const type = /^content-type:\s*(.+)$/im.exec(headers)?.[1]?.trim() ?? 'application/octet-stream'
    parts.push({ contentType: type, bytes: body.subarray(head + 4, end) })
    at = end + 2
  }
  throw invalidArgument('The multipart body is incomplete.')
}
