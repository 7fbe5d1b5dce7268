import * as v from 'valibot'
import { checkBounds } from './json-bounds.ts'
import { Refusal } from './refusal.ts'

/** Lets only so many bytes of bodies be in memory at once. */
export class BodyRoom {
  #free: number

  constructor(bytes: number) {
    this.#free = bytes
  }

  /**
   * Sets room aside.
   *
   * @returns gives it back
   * @throws {Refusal} 503 when there is none
   */
  take(bytes: number): () => void {
    if (bytes > this.#free)
      throw new Refusal(503, 'The gateway is busy with other large requests. Please try again.', {
        reason: 'BUSY',
        retryAfter: 5,
      })
    this.#free -= bytes
    let held = true
    return () => {
      if (held) this.#free += bytes
      held = false
    }
  }
}

/**
 * Reads the body of a request as JSON.
 *
 * @param most how many bytes it may have
 * @param room where it is counted while it is read
 * @throws {Refusal} when it is no JSON, too large, encoded, or misshapen
 */
export async function readJson(request: Request, most: number, room: BodyRoom): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json(?:; ?charset=utf-8)?$/i.test(type))
    throw new Refusal(415, 'The content type must be application/json.')
  if (request.headers.has('content-encoding')) throw new Refusal(415, 'The body must not be encoded.')
  const declared = request.headers.get('content-length')
  if (declared !== null && !(/^\d+$/.test(declared) && Number(declared) <= most)) throw tooLarge(most)
  const length = declared === null ? most : Number(declared)
  const leave = room.take(length)
  try {
    return parse(await readBytes(request, length))
  } finally {
    leave()
  }
}

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw tooLarge(most)
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
  checkBounds(bytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

function tooLarge(most: number): Refusal {
  return new Refusal(413, `The request is larger than ${most} bytes.`)
}

/**
 * Builds a value anew from what the schema allows; whatever it does not know is refused by its name.
 *
 * @throws {Refusal} 400
 */
export function rebuild<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  // Of what was sent only the place is told: the value stays out of answers and logs.
  const place = (v.getDotPath(issue) ?? 'body').replaceAll(/[^\w.]/g, '?').slice(0, 100)
  throw new Refusal(400, `Not allowed here: ${place}.`)
}
