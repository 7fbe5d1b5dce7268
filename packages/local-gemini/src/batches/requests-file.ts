import { invalidArgument } from '../http/api-error.ts'
import type { InlinedRequest } from '../schema/batch-request.ts'
import { readMessage } from '../schema/read-message.ts'

/**
 * Reads the requests of a batch from a file with one JSON object a line: `{"key": …, "request": …}`.
 *
 * @throws {ApiError} 400 that names the line
 */
export function readRequestsFile<Name extends 'GenerateContentRequest' | 'EmbedContentRequest'>(
  bytes: Uint8Array,
  name: Name,
): InlinedRequest<ReturnType<typeof readMessage<Name>>>[] {
  const lines = Buffer.from(bytes).toString('utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const { key, request } = parseLine(line, index)
    return [{ request: readMessage(name, request ?? {}), metadata: { key } }]
  })
}

function parseLine(line: string, index: number): { key?: unknown; request?: unknown } {
  try {
    const value = JSON.parse(line) as unknown
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Reported below.
  }
  throw invalidArgument(`Failed to parse line ${index + 1} of the input file: it is not a JSON object.`)
}

/** Writes the responses of a batch, one JSON object a line, each with the key of its request. */
export function toResponsesFile(responses: readonly object[]): Buffer {
  const lines = responses.map((one) => {
    const { metadata, ...response } = one as { metadata?: { key?: unknown } }
    return JSON.stringify({ key: metadata?.key, ...response })
  })
  return Buffer.from(`${lines.join('\n')}\n`)
}
