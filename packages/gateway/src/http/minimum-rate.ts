import { ApiError } from '../api-error.ts'

/** Time that every body may take, in milliseconds. */
const BASE_TIMEOUT = 30_000
/** Minimum bytes a second after that time: half a megabit. */
const MIN_BYTES_PER_SECOND = 64 * 1024

/**
 * Forwards the chunks of a body that arrives fast enough: within 30 seconds plus one second for every 64 KB received.
 *
 * @throws {ApiError} 408 when the body is too slow
 */
export async function* readAtMinimumRate(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  // Counts the sender's time only; the reader of the chunks may be slower.
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

/** The same as a stream that is pulled at its reader's speed. */
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
