import { ApiError } from '../api-error.ts'

/** What every body may take, however slowly it comes, in milliseconds. */
const BASE_TIMEOUT = 30_000
/** Bytes in a second that a body must have beyond it: half a megabit. */
const MIN_BYTES_PER_SECOND = 64 * 1024

/**
 * Passes the pieces of a body on for as long as they keep the pace: 30 seconds, and a second more for every 64 KB
 * that have come. A connection that sends nothing is let go.
 *
 * @throws {Refusal} 408 when the body is too slow
 */
export async function* readAtMinimumRate(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  // Only what the sender takes counts: whoever reads the pieces may be slower.
  let waited = 0
  for (;;) {
    const asked = Date.now()
    const left = BASE_TIMEOUT + (bytes / MIN_BYTES_PER_SECOND) * 1000 - waited
    const { done, value } = await within(left, reader.read().catch(rejectAborted))
    waited += Date.now() - asked
    if (done) return
    bytes += value.byteLength
    yield value
  }
}

function rejectAborted(): never {
  throw new ApiError(400, 'The request broke off.')
}

/** The same as a stream that is read as fast as its reader reads. */
export function streamAtMinimumRate(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = readAtMinimumRate(body)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        void chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new ApiError(408, 'The request came too slowly. Please try again.'))
  const timer = setTimeout(refuse, Math.max(0, milliseconds))
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
