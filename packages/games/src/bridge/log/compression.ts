/** Bytes that are inflated at a time, because engines inflate what they were given before they can be stopped. */
const sliceLength = 1024

/** Compresses data in the format deflate-raw (RFC 1951). */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Decompresses deflate-raw; returns null for invalid data and, as soon as it is seen, for more than `limit` bytes. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const reader = readable.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const write = async () => {
    for (let at = 0; at < bytes.length; at += sliceLength)
      await writer.write(bytes.subarray(at, at + sliceLength))
    await writer.close()
  }
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      length += value.length
      if (length > limit) return reader.cancel()
      chunks.push(value)
    }
  }
  const results = await Promise.allSettled([read(), write()])
  if (length > limit || results.some(({ status }) => status === 'rejected')) return null
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
