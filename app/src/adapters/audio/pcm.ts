/** Samples a second that the model hears. */
export const hearingRate = 16_000
/** Samples a second in which the model speaks. */
export const speakingRate = 24_000

/** The loudest that 16 bit can tell, both ways. */
export const loudest = 32_767

/** Writes samples from −1 to 1 as 16 bit, little endian, as whatever runs a browser is. What is louder is as loud as can be. */
export function toPcm16(samples: Float32Array): ArrayBuffer {
  const written = new Int16Array(samples.length)
  for (let index = 0; index < samples.length; index += 1)
    written[index] = Math.round(Math.max(-1, Math.min(1, samples[index] as number)) * loudest)
  return written.buffer
}

/** Reads 16 bit, little endian. Half a sample at the end is none. */
export const fromPcm16 = (bytes: ArrayBuffer): Int16Array =>
  new Int16Array(bytes, 0, Math.floor(bytes.byteLength / 2))
