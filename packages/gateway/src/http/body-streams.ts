/** How a body ended: to its end, or broken off by either side. */
export type StreamEnd = 'complete' | 'aborted'

/**
 * Passes a body on piece by piece, as fast as the reader reads; a reader who leaves ends the source at once.
 *
 * @param onChunk sees every piece
 * @param onEnd is told once
 */
export function forwardStream(
  body: ReadableStream<Uint8Array>,
  onChunk: (chunk: Uint8Array) => void,
  onEnd: (end: StreamEnd) => Promise<void>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            await onEnd('complete')
            controller.close()
            return
          }
          onChunk(value)
          controller.enqueue(value)
        } catch (error) {
          await onEnd('aborted')
          controller.error(error)
        }
      },
      async cancel(reason) {
        await reader.cancel(reason).catch(() => {})
        await onEnd('aborted')
      },
    },
    { highWaterMark: 0 },
  )
}

/** Lets so many bytes of a body pass, and fails at one more. */
export function limitStream(bytes: number, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let left = bytes
  const count = (chunk: Uint8Array) => {
    left -= chunk.byteLength
    if (left < 0) throw new Error('The body is longer than it may be')
  }
  return forwardStream(body, count, async () => {})
}
