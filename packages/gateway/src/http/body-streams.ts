/** End of a body; either side can abort it. */
export type StreamEnd = 'complete' | 'aborted'

/**
 * Forwards a body at its reader's speed. Cancelling the reader cancels the source.
 *
 * @param onChunk called with every chunk
 * @param onEnd called once
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

/** Forwards a number of bytes, and fails if there are more. */
export function limitStream(bytes: number, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let left = bytes
  const count = (chunk: Uint8Array) => {
    left -= chunk.byteLength
    if (left < 0) throw new Error('The body is longer than its limit')
  }
  return forwardStream(body, count, async () => {})
}
