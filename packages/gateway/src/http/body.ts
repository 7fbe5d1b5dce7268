import * as v from 'valibot'
import type { Call } from '../world.ts'
import type { BodyPlace } from './body-room.ts'
import { checkBounds } from './json-bounds.ts'
import { atPace } from './pace.ts'
import { Refusal } from './refusal.ts'

/**
 * Reads the body of a request as JSON. Call it once the call is admitted: what is read takes memory.
 *
 * @param most how many bytes it may have
 * @throws {Refusal} when it is no JSON, too large, too slow, encoded, or misshapen
 */
export async function readJson({ request, visitor, world }: Call, most: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json(?:; ?charset=utf-8)?$/i.test(type))
    throw new Refusal(415, 'The content type must be application/json.')
  if (request.headers.has('content-encoding')) throw new Refusal(415, 'The body must not be encoded.')
  const declared = request.headers.get('content-length')
  if (declared !== null && !(/^\d+$/.test(declared) && Number(declared) <= most)) throw tooLarge(most)
  const place = world.room.enter(visitor)
  try {
    return parse(await readBytes(request, declared === null ? most : Number(declared), place))
  } finally {
    place.leave()
  }
}

async function readBytes(request: Request, most: number, place: BodyPlace): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body === null ? [] : atPace(request.body)) {
    length += chunk.byteLength
    if (length > most) throw tooLarge(most)
    place.grow(chunk.byteLength)
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
