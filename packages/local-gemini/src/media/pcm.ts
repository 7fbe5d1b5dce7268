/** Sample rate of generated speech, in samples a second. */
export const SPEECH_SAMPLE_RATE = 24_000

/** Mono PCM with 16 bits. */
export interface Pcm {
  readonly samples: Int16Array
  readonly rate: number
}

/** Decodes 16-bit little-endian samples, whatever the buffer's alignment. */
export function decodeSamples(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(bytes.length >> 1)
  const view = new DataView(bytes.buffer, bytes.byteOffset, samples.length * 2)
  for (let index = 0; index < samples.length; index += 1) samples[index] = view.getInt16(index * 2, true)
  return samples
}

/** Encodes samples as 16-bit little-endian bytes. */
export function encodeSamples(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, sample] of samples.entries()) view.setInt16(index * 2, sample, true)
  return bytes
}

/** Resamples with linear interpolation, which is enough for a voice from 22 to 24 kHz. */
export function resample({ samples, rate }: Pcm, target: number): Int16Array {
  if (rate === target) return samples
  const length = Math.floor((samples.length * target) / rate)
  const resampled = new Int16Array(length)
  for (let index = 0; index < length; index += 1) {
    const position = (index * rate) / target
    const before = Math.floor(position)
    const one = samples[before] ?? 0
    const other = samples[before + 1] ?? one
    resampled[index] = Math.round(one + (other - one) * (position - before))
  }
  return resampled
}
