/** Sample rate of captured speech, in Hz. */
export const captureRate = 16_000
/** Sample rate of played speech, in Hz. */
export const playbackRate = 24_000

/** Largest 16-bit sample. */
export const loudest = 32_767

/** Converts samples from −1 to 1 to 16-bit little endian on any platform. Louder samples are clipped. */
export function toPcm16(samples: Float32Array): ArrayBuffer {
  const written = new Int16Array(samples.length)
  for (let index = 0; index < samples.length; index += 1)
    written[index] = Math.round(Math.max(-1, Math.min(1, samples[index] as number)) * loudest)
  return written.buffer
}

/** Reads 16-bit little-endian samples. Ignores half a sample at the end. */
export const fromPcm16 = (bytes: ArrayBuffer): Int16Array =>
  new Int16Array(bytes, 0, Math.floor(bytes.byteLength / 2))
