const headerSize = 44

/**
 * Wraps raw samples in a WAV file.
 *
 * @param samples PCM: 16 bit, little endian, mono
 * @param rate samples a second
 */
export function toWav(samples: Uint8Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerSize + samples.length)
  const view = new DataView(file.buffer)
  const word = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at)
  word(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length, true)
  file.set(samples, headerSize)
  return file
}

/** Raw samples and their rate. */
export interface Samples {
  readonly samples: Int16Array
  readonly rate: number
}

/** Returns the samples of a file created by {@link toWav}; null for any other. */
export function fromWav(file: Uint8Array): Samples | null {
  if (file.length < headerSize || file.byteOffset % 2 !== 0) return null
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const [channels, bits] = [view.getUint16(22, true), view.getUint16(34, true)]
  const isOurs = new TextDecoder().decode(file.subarray(36, 40)) === 'data' && channels === 1 && bits === 16
  if (!isOurs) return null
  const length = Math.floor((file.length - headerSize) / 2)
  return {
    samples: new Int16Array(file.buffer, file.byteOffset + headerSize, length),
    rate: view.getUint32(24, true),
  }
}
