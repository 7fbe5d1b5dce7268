import type { Context } from '../context.ts'
import { overloaded } from '../http/api-error.ts'
import type { Call } from '../http/call.ts'
import { ResponseHandled } from '../http/early-faults.ts'
import type { Part } from '../schema/generate-request.ts'
import type { Generated } from './generate.ts'
import { splitReply } from './response.ts'

/** Milliseconds between two parts of a built-in reply. */
const PART_INTERVAL = 30

/**
 * Streams the parts of a reply, thoughts first, for protocols other than Google's own.
 *
 * @throws {ApiError} in the middle, if that is requested
 * @throws {ResponseHandled} when the client has disconnected, or a fault has cut the connection
 */
export async function* streamParts(
  { reply, fault, stream }: Generated,
  { response, signal }: Call,
  { wait }: Context,
): AsyncGenerator<Part> {
  if (stream !== undefined) {
    for await (const part of stream) {
      if (signal.aborted) throw new ResponseHandled()
      yield part
    }
    return
  }
  const parts = splitReply(reply)
  const middle = Math.max(1, Math.floor(parts.length / 2))
  for (const [index, part] of parts.entries()) {
    if (index > 0) await wait(PART_INTERVAL, signal)
    if (signal.aborted) throw new ResponseHandled()
    if (index === middle && fault?.name === 'stream-error') throw overloaded()
    if (index === middle && fault?.name === 'cut') {
      response.destroy()
      throw new ResponseHandled()
    }
    yield part
  }
}
